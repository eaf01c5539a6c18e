import { SCROLL_DEPTHS_PERCENT } from '#shared/analytics/timings.ts';
import type { Track } from '../track.ts';

/**
 * Tracks how far a page was scrolled, once for each quarter of what can be scrolled; a page that fits
 * into the window has no depth.
 * @returns ends it
 */
export function watchScrollDepth(track: Track): () => void {
  const stop = new AbortController();
  const waiting: number[] = [...SCROLL_DEPTHS_PERCENT];

  function look(): void {
    const { scrollHeight, clientHeight } = document.documentElement;
    const wayPx = scrollHeight - clientHeight;
    if (wayPx <= 0) return;
    // Browsers end a scroll up to a pixel early.
    const percent = ((scrollY + 1) / wayPx) * 100;
    while (waiting[0] !== undefined && percent >= waiting[0]) {
      track('scroll_depth', { value: waiting.shift() ?? 0 });
    }
  }

  addEventListener('scroll', look, { passive: true, signal: stop.signal });
  return () => stop.abort();
}
