/**
 * What docs/deploy.md asks of systemctl, without systemd: starts and stops the units that lie below
 * GUIDE_ROOT as they say of themselves, without their sandbox (deploy-units.test.ts looks at those).
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.env.GUIDE_ROOT;
const units = join(root, 'etc/systemd/system');
const running = join(root, 'run');
const [command, ...args] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

const isGone = (pid) => {
  try {
    return /^\d+ \(.*\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
};
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const pidFile = (unit) => join(running, unit);
const named = (pattern) =>
  pattern.includes('*')
    ? readdirSync(running).filter((unit) => unit.startsWith('site@'))
    : [full(pattern)];
const full = (name) => (/\.(service|timer)$/.test(name) ? name : `${name}.service`);

/** Paths of a server become paths below the root. */
const local = (text) =>
  text
    .replaceAll(/\/(opt\/site|etc\/site|var\/lib\/site|var\/backups\/site)/g, `${root}/$1`)
    .replaceAll('/usr/bin/node', process.execPath);

function read(unit) {
  const [, name, instance] = /^([^@]+@?)([^.]*)\./.exec(unit);
  const file = unit.includes('@') ? `${name}.service` : unit;
  const lines = local(readFileSync(join(units, file), 'utf8'))
    .replaceAll('%i', instance)
    .split('\n');
  const all = (key) =>
    lines.flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []));
  const settings = all('EnvironmentFile').flatMap((path) =>
    readFileSync(path, 'utf8').trim().split('\n'),
  );
  const env = Object.fromEntries(
    [...settings, ...all('Environment')].map((line) => [
      line.split('=', 1)[0],
      line.slice(line.indexOf('=') + 1),
    ]),
  );
  return {
    start: all('ExecStart')[0].split(' '),
    after: all('ExecStartPost').map((line) => line.split(' ')),
    // Made ready page by page: many instances start here, and few pages are asked for. No proxy has to
    // notice that one stops (deploy-proxies.test.ts has one).
    options: {
      cwd: all('WorkingDirectory')[0],
      env: { PATH: process.env.PATH, PREPARE: '0', ...env, DRAIN_GRACE_MS: '0' },
    },
    isOneShot: all('Type')[0] === 'oneshot',
  };
}

function start(unit) {
  if (unit.endsWith('.timer')) return;
  const { start: line, after, options, isOneShot } = read(unit);
  const [program, ...rest] = line;
  if (isOneShot) execFileSync(program, rest, { ...options, stdio: 'inherit' });
  else {
    const log = openSync(join(root, `${unit}.log`), 'a');
    const child = spawn(program, rest, { ...options, detached: true, stdio: ['ignore', log, log] });
    child.unref();
    writeFileSync(pidFile(unit), String(child.pid));
  }
  for (const [next, ...nextArgs] of after) {
    const { status } = spawnSync(next, nextArgs, { ...options, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${unit}: ${next} ended with ${status}`);
  }
}

function stop(unit) {
  if (!existsSync(pidFile(unit))) return;
  const pid = Number(readFileSync(pidFile(unit), 'utf8'));
  if (!isGone(pid)) process.kill(pid, 'SIGTERM');
  while (!isGone(pid)) sleep(20);
  rmSync(pidFile(unit));
}

const commands = {
  'daemon-reload': () => undefined,
  reload: () => undefined,
  enable: () => args.map(full).forEach(start),
  start: () => args.flatMap(named).forEach(start),
  stop: () => args.flatMap(named).forEach(stop),
  restart: () =>
    args.flatMap(named).forEach((unit) => {
      stop(unit);
      start(unit);
    }),
  'list-units': () =>
    readdirSync(running).forEach((unit) =>
      process.stdout.write(`${unit} loaded active running Website\n`),
    ),
};
if (!commands[command]) throw new Error(`The guide asks systemctl for something new: ${command}`);
commands[command]();
