/** Resolves once React hears the page (live.ts): before that, nothing may change the document. */
export function whenLive(): Promise<void> {
  if ('live' in document.documentElement.dataset) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = new AbortController();
    document.addEventListener(
      'site:live',
      () => {
        if (!('live' in document.documentElement.dataset)) return;
        stop.abort();
        resolve();
      },
      { signal: stop.signal },
    );
  });
}
