import type { WebVital } from '#shared/analytics/web-vitals.ts';

/** The last bound of both: the most that the table of events lets through. */
const LARGEST = 3_600_000;

/**
 * Upper bounds, inclusive, in milliseconds. The thresholds of the ratings are among them, so that a
 * bucket has one rating; between them steps of a tenth to a quarter.
 */
const TIME_BOUNDS = [
  10, 25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1_000,
  1_200, 1_400, 1_600, 1_800, 2_000, 2_250, 2_500, 2_750, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000,
  10_000, 15_000, 20_000, 30_000, 60_000, 3_600_000,
] as const;

const SCORE_BOUNDS = [
  0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.175, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75,
  1, 2, 3_600_000,
] as const;

export function bucketBounds(metric: WebVital): readonly number[] {
  return metric === 'CLS' ? SCORE_BOUNDS : TIME_BOUNDS;
}

/** The upper bound of the bucket that a value falls into. */
export function bucketOf(metric: WebVital, value: number): number {
  return bucketBounds(metric).find((bound) => value <= bound) ?? LARGEST;
}

/** How often values fell into the bucket that ends at `upTo`. */
export interface BucketCount {
  readonly upTo: number;
  readonly count: number;
}

/**
 * The 75th percentile, taken as evenly spread within its bucket; undefined without a value. Its rating
 * is exact, because no bucket reaches over a threshold.
 * @param counts in any order, one entry for each bucket
 */
export function percentile75(metric: WebVital, counts: readonly BucketCount[]): number | undefined {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return undefined;
  const rank = Math.ceil(total * 0.75);
  let below = 0;
  for (const { upTo, count } of counts.toSorted((a, b) => a.upTo - b.upTo)) {
    if (below + count >= rank) {
      const from = bucketBounds(metric).findLast((bound) => bound < upTo) ?? 0;
      return from + ((upTo - from) * (rank - below)) / count;
    }
    below += count;
  }
  return undefined;
}
