/**
 * Code of something that was served and can be read without it: fetched when `wanted` resolves, and
 * again at every new chance where that fails. Never rejects.
 */
export async function loadWhenWanted<T>(
  wanted: Promise<unknown>,
  load: () => Promise<T>,
): Promise<T> {
  await wanted;
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

/** The connection is back, or the visitor tries something again. */
function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    for (const type of ['online', 'pointerdown', 'keydown']) {
      addEventListener(
        type,
        () => {
          stop.abort();
          resolve();
        },
        { capture: true, signal: stop.signal },
      );
    }
  });
}
