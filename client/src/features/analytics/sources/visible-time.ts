/**
 * Calls back when a page has been in front of somebody for so long. A tab in the background and a
 * locked phone do not count: nobody reads there.
 * @param marksMs in milliseconds of visible time from now, rising
 * @returns ends it
 */
export function onVisibleTime(
  marksMs: readonly number[],
  onMark: (markMs: number) => void,
): () => void {
  const stop = new AbortController();
  const waiting = [...marksMs];
  let seenMs = 0;
  let visibleSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function count(): void {
    if (visibleSince === undefined) return;
    const now = performance.now();
    seenMs += now - visibleSince;
    visibleSince = now;
  }

  function schedule(): void {
    clearTimeout(timer);
    const [next] = waiting;
    if (next === undefined || visibleSince === undefined) return;
    timer = setTimeout(
      () => {
        count();
        // A timer may be a moment early.
        while (waiting[0] !== undefined && seenMs >= waiting[0]) onMark(waiting.shift() ?? 0);
        schedule();
      },
      Math.ceil(next - seenMs),
    );
  }

  function follow(): void {
    count();
    visibleSince = document.hidden ? undefined : performance.now();
    schedule();
  }

  document.addEventListener('visibilitychange', follow, { signal: stop.signal });
  follow();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
