import { DEEP_ENGAGEMENT_SECONDS, TIME_ON_PAGE_SECONDS } from '#shared/analytics/timings.ts';
import type { PageNow } from '../page-now.ts';
import type { Track } from '../track.ts';

/** Tracks when a page was read for 30, 60, 120 and 300 seconds. @returns ends it */
export function watchTimeOnPage(track: Track): () => void {
  const marksMs = TIME_ON_PAGE_SECONDS.map((seconds) => seconds * 1_000);
  return onVisibleTime(marksMs, (markMs) => track('time_on_page', { value: markMs / 1_000 }));
}

/** Tracks a visit of one service page of more than two minutes. @returns ends it */
export function watchDeepEngagement(track: Track, { id, params }: PageNow): () => void {
  const service = params['id'];
  if (id !== 'service' || service === undefined) return () => undefined;
  // Tracked at once, and not when the page is left: much can happen to a page before that.
  return onVisibleTime([DEEP_ENGAGEMENT_SECONDS * 1_000], () =>
    track('deep_engagement', { label: service, value: DEEP_ENGAGEMENT_SECONDS }),
  );
}

/**
 * Calls back when a page has been visible for so long. A tab in the background and a
 * locked phone do not count.
 * @param marksMs in milliseconds of visible time from now, rising
 * @returns ends it
 */
function onVisibleTime(marksMs: readonly number[], onMark: (markMs: number) => void): () => void {
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
