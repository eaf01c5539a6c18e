import { TIME_ON_PAGE_SECONDS } from '#shared/analytics/timings.ts';
import type { Track } from '../track.ts';
import { onVisibleTime } from './on-visible-time.ts';

/** Tracks when a page was read for 30, 60, 120 and 300 seconds. @returns ends it */
export function watchTimeOnPage(track: Track): () => void {
  const marksMs = TIME_ON_PAGE_SECONDS.map((seconds) => seconds * 1_000);
  return onVisibleTime(marksMs, (markMs) => track('time_on_page', { value: markMs / 1_000 }));
}
