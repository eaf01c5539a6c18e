import type pg from 'pg';

const GOODBYE_MS = 1_000;

/**
 * Ends connections politely; those still open after a second are destroyed, because ending one waits
 * for the server to hang up.
 * @param clients those that are open when the second is over
 */
export async function endOrDestroy(
  end: () => Promise<void>,
  clients: () => Iterable<pg.Client>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      for (const client of clients()) client.connection.stream.destroy();
      resolve();
    }, GOODBYE_MS);
  });
  await Promise.race([end(), timeout]);
  clearTimeout(timer);
}
