import type { PageId } from '#shared/site-map.ts';
import type { Track } from '../track.ts';

/** How near a visitor has come to becoming a client; the table of events knows what each is worth. */
type FunnelStage = 'interest' | 'consideration' | 'intent' | 'evaluation';

/**
 * Which page stands for which stage: looking at what there is, reading about one service, looking for
 * a way to reach us, and checking what others say of us.
 */
const STAGES: Partial<Record<PageId, FunnelStage>> = {
  services: 'interest',
  service: 'consideration',
  contact: 'intent',
  testimonials: 'evaluation',
  'case-study': 'evaluation',
};

/** Tracks each stage once, when its first page is shown. */
export function createFunnel(track: Track): (page: PageId) => void {
  const tracked = new Set<FunnelStage>();
  return (page) => {
    const stage = STAGES[page];
    if (stage === undefined || tracked.has(stage)) return;
    tracked.add(stage);
    track('funnel', { label: stage });
  };
}
