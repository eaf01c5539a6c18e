import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '#scripts/site/start-site.ts';
import { median, printTable } from './figures.ts';

async function startAndStop(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const site = await startSite({ dataDir });
  const ms = performance.now() - startedAt;
  await site.stop();
  return ms;
}

/** From `node dist/server/index.js` to "listening", with an embedded database. */
export async function benchStartTime(runs: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-start-'));
  try {
    const first = await startAndStop(dataDir);
    const later: number[] = [];
    while (later.length < runs) later.push(await startAndStop(dataDir));
    printTable('Server start, milliseconds', [
      ['first start, new database', Math.round(first)],
      [`existing database, median of ${runs}`, Math.round(median(later))],
    ]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
