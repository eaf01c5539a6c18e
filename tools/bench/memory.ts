import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Site, startSite } from '#scripts/site/start-site.ts';
import { startPostgres } from '#tests/setup/postgres.ts';
import { printSkipped, printTable } from './figures.ts';

const HEADING = 'Memory at rest, MB';
/** At rest is a server whose memory has not changed for so long. */
const STILL_MS = 10_000;
const LONGEST_MS = 120_000;

/** Resident memory of the built site before its first request, on both engines. */
export async function benchMemory(): Promise<void> {
  if (process.platform !== 'linux') {
    printSkipped(HEADING, 'it is read from /proc, which only Linux has');
    return;
  }
  const rows = [await rowOf('embedded database', {})];
  const postgres = await startPostgres();
  if ('reason' in postgres) {
    printSkipped('Memory at rest on PostgreSQL', postgres.reason);
  } else {
    rows.push(await rowOf('PostgreSQL', { DATABASE_URL: postgres.url }));
    await postgres.stop();
  }
  printTable(HEADING, [['', 'resident', 'highest'], ...rows]);
}

async function rowOf(name: string, env: Record<string, string>): Promise<(string | number)[]> {
  const site = await startSite({ env });
  try {
    const { resident, highest } = await atRest(site);
    return [name, resident, highest];
  } finally {
    await site.stop();
  }
}

/** What a server holds in memory once pages and the assistant are prepared and nothing changes any more. */
export async function atRest(site: Site) {
  let memory = await megabytesOf(site);
  let stillSince = performance.now();
  const end = stillSince + LONGEST_MS;
  while (performance.now() < Math.min(end, stillSince + STILL_MS)) {
    await wait(500);
    const now = await megabytesOf(site);
    if (Math.abs(now.resident - memory.resident) > 1) stillSince = performance.now();
    memory = now;
  }
  return memory;
}

/** What the server's process holds in memory, and the most it ever did; 0 where the system does not say (Linux does). */
export async function megabytesOf({ process: { pid } }: Site) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1_000);
  return { resident: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}
