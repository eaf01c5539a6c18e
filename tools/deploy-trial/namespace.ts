import { execFile, spawn } from 'node:child_process';
import { readlink } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A network of its own, with its own view of /etc/hosts, until it is stopped. */
export interface Namespace {
  readonly pid: number;
  /** Runs a program in it. @returns what it printed */
  run(program: string, ...args: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

const networkOf = (pid: number | 'self') => readlink(`/proc/${pid}/ns/net`);

/** The words before a command that enter a namespace. */
export const entering = (pid: number) =>
  ['nsenter', `--target=${pid}`, '--net', '--mount'] as const;

export async function openNamespace(): Promise<Namespace> {
  const holder = spawn(
    'unshare',
    ['--net', '--mount', '--propagation=private', 'sleep', 'infinity'],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => holder.once('exit', () => resolve()));
  const { pid } = holder;
  if (pid === undefined) throw new Error('unshare could not be started.');
  const own = await networkOf('self');
  while ((await networkOf(pid)) === own) await wait(20);
  const run = async (program: string, ...args: readonly string[]) => {
    const [nsenter, ...rest] = entering(pid);
    const { stdout } = await promisify(execFile)(nsenter, [...rest, program, ...args]);
    return stdout;
  };
  await run('ip', 'link', 'set', 'lo', 'up');
  return {
    pid,
    run,
    async stop() {
      holder.kill();
      await ended;
    },
  };
}

/** A cable between two namespaces, with an address at each end. */
export async function connectNamespaces(
  [one, oneAddress]: readonly [Namespace, string],
  [other, otherAddress]: readonly [Namespace, string],
): Promise<void> {
  const peer = ['peer', 'name', 'wan', 'netns', String(other.pid)];
  await one.run('ip', 'link', 'add', 'wan', 'type', 'veth', ...peer);
  for (const [end, address] of [
    [one, oneAddress],
    [other, otherAddress],
  ] as const) {
    await end.run('ip', 'address', 'add', `${address}/24`, 'dev', 'wan');
    await end.run('ip', 'link', 'set', 'wan', 'up');
  }
}
