import { DEEP_ENGAGEMENT_SECONDS } from '#shared/analytics/timings.ts';
import type { PageNow } from '../page-now.ts';
import type { Track } from '../track.ts';
import { onVisibleTime } from './on-visible-time.ts';

/** Tracks somebody who reads about one service for more than two minutes. @returns ends it */
export function watchDeepEngagement(track: Track, { id, params }: PageNow): () => void {
  const service = params['id'];
  if (id !== 'service' || service === undefined) return () => undefined;
  // Tracked at once, and not when the page is left: much can happen to a page before that.
  return onVisibleTime([DEEP_ENGAGEMENT_SECONDS * 1_000], () =>
    track('deep_engagement', { label: service, value: DEEP_ENGAGEMENT_SECONDS }),
  );
}
