import { Session } from 'node:inspector/promises';

/**
 * Gives back at once what a piece of work has left behind (docs/decisions/small-at-rest.md). Nothing else
 * runs meanwhile, a tenth of a second for a heap of 100 MB.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  // The only way that also gives back the room for young objects, and needs no flag.
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
}
