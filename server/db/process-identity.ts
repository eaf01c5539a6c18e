import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies one run of one process, so that a later process can check whether it is still alive. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Machine, boot and container: a process id means something only within one of them. */
  readonly world: string;
  /** Distinguishes the process from a later one with the same id; null where the system does not say. */
  readonly startedAt: string | null;
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, world: ownWorld(), startedAt: statOf(process.pid).startedAt };
}

/** 'unknown' when the process was in another container or the system does not say. */
export function lifeOf(other: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  if (other.world !== ownWorld()) return 'unknown';
  if (!exists(other.pid)) return 'dead';
  const { state, startedAt } = statOf(other.pid);
  // Killed, but not yet collected by its parent: it holds nothing any more.
  if (state === 'Z' || state === 'X') return 'dead';
  if (startedAt === null || other.startedAt === null) return 'unknown';
  return startedAt === other.startedAt ? 'alive' : 'dead';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ownWorld(): string {
  return [
    hostname(),
    read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    read(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');
}

/** Fields 3 and 22 of /proc/PID/stat; the name in field 2 may itself hold spaces and parentheses. */
function statOf(pid: number): { state: string | null; startedAt: string | null } {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return { state: fields[0] ?? null, startedAt: fields[19] ?? null };
}

function read(source: () => string): string | null {
  try {
    return source();
  } catch {
    return null;
  }
}
