export const WEB_VITALS = ['LCP', 'CLS', 'FCP', 'TTFB', 'INP'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

export const RATINGS = ['good', 'needs-improvement', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];

/** The last value that is good, and the last that is not poor (spec §9): milliseconds, CLS a score. */
export const VITAL_THRESHOLDS = {
  LCP: { good: 2_500, poor: 4_000 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
  INP: { good: 200, poor: 500 },
} as const satisfies Record<WebVital, { good: number; poor: number }>;

/** @param value milliseconds; of CLS the score */
export function ratingOf(metric: WebVital, value: number): Rating {
  const { good, poor } = VITAL_THRESHOLDS[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
