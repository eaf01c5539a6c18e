import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { needed } from './internet.ts';
import type { Namespace } from './namespace.ts';

const DEBIAN = 'trixie';
const MIRROR = 'http://deb.debian.org/debian';
/** slirp4netns' own, in every network it makes. */
const NAME_SERVER = '10.0.2.3';
/** What systemd-nspawn ends with when its system wants to start anew. */
const REBOOT = 133;
const START_LIMIT_MS = 180_000;
const LAST_WORDS = 2_000;

export interface DebianServer {
  /** Its root folder, seen from here. */
  readonly root: string;
  /** Runs shell commands as root, as somebody who has logged in. @returns stdout and stderr */
  run(script: string): Promise<string>;
  /** Shuts it down and starts it again. */
  reboot(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A Debian server as its installer leaves it, started with its own systemd as process 1, in namespaces of
 * its own (systemd-nspawn). Its kernel is this machine's.
 */
export async function startDebianServer(options: {
  /** Empty; its root folder from now on. */
  readonly root: string;
  readonly network: Namespace;
  readonly hosts: string;
  /** Certificates to trust beside the usual ones. */
  readonly trusted: readonly string[];
}): Promise<DebianServer> {
  const { root, network, hosts, trusted } = options;
  const nspawn = needed('systemd-nspawn', 'systemd-container');
  const include = '--include=systemd-sysv,dbus,ca-certificates,openssl';
  await promisify(execFile)(needed('debootstrap', 'debootstrap'), [include, DEBIAN, root, MIRROR], {
    maxBuffer: Infinity,
  });
  await writeFile(join(root, 'etc/hosts'), hosts);
  await writeFile(join(root, 'etc/hostname'), 'server\n');
  await writeFile(join(root, 'etc/resolv.conf'), `nameserver ${NAME_SERVER}\n`);
  const certificates = join(root, 'usr/local/share/ca-certificates');
  await mkdir(certificates, { recursive: true });
  for (const [index, pem] of trusted.entries()) {
    await writeFile(join(certificates, `trial-${index}.crt`), pem);
  }
  // Its way to Debian's packages; the network of the trial itself has none.
  const way = spawn(needed('slirp4netns', 'slirp4netns'), [
    ...['--configure', '--mtu=1400', '--disable-host-loopback'],
    ...[String(network.pid), 'tap0'],
  ]);

  let words = '';
  const boot = () => {
    const started = spawn(
      nspawn,
      [
        ...[`--directory=${root}`, '--boot', '--keep-unit', '--register=no'],
        ...[`--network-namespace-path=/proc/${network.pid}/ns/net`],
        ...['--resolv-conf=off', '--timezone=off', '--console=pipe'],
      ],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' },
      },
    );
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (words = (words + String(chunk)).slice(-LAST_WORDS)));
    return started;
  };
  let system = boot();

  const run = async (script: string) => {
    const environment = [
      'HOME=/root',
      'DEBIAN_FRONTEND=noninteractive',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ];
    const inside = [`--target=${await firstProcess(system)}`, '--all', 'env', '-i', ...environment];
    const shell = ['sh', '-euc', `exec 2>&1\ncd /root\n${script}`];
    const { stdout } = await promisify(execFile)('nsenter', [...inside, ...shell], {
      maxBuffer: Infinity,
    });
    return stdout;
  };
  const untilStarted = async () => {
    const end = Date.now() + START_LIMIT_MS;
    let state = '';
    while (!/^running/m.test(state)) {
      if (system.exitCode !== null || Date.now() > end)
        throw new Error(`The system did not start:\n${words}`);
      // Its systemd does not listen yet.
      state = await run('systemctl is-system-running || true').catch(() => '');
      if (/^degraded/m.test(state)) throw new Error(await run('systemctl --failed'));
      await wait(300);
    }
  };
  const stop = async () => {
    way.kill();
    if (system.exitCode !== null) return;
    const ended = once(system, 'exit');
    // To systemd-nspawn: shut the system down.
    system.kill('SIGTERM');
    await ended;
  };
  try {
    await untilStarted();
    await run('update-ca-certificates');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    root,
    run,
    stop,
    async reboot() {
      const ended = once(system, 'exit');
      await run('systemctl reboot');
      const [code] = (await ended) as [number];
      if (code !== REBOOT) throw new Error(`The system ended with ${code} in place of a reboot.`);
      system = boot();
      await untilStarted();
    },
  };
}

/** Its systemd, as this machine counts processes. */
async function firstProcess({ pid, exitCode }: ChildProcess): Promise<string> {
  if (exitCode !== null) throw new Error(`The system ended with ${exitCode}.`);
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
}
