import type { WebVital } from '#shared/analytics/web-vitals.ts';
import { ALL_PAGES } from '#server/features/tracking/vitals/vital-operations.ts';
import { RATING_COLORS, speedChart, vitalText } from './charts.ts';
import type { ReportData } from './report-data.ts';
import { pageKind, sentence } from './words.ts';
import { type Section, joined, MOST_KINDS } from './section.ts';

/** In the order of how much they are felt. */
const METRIC_NAMES = {
  LCP: 'Main content shown (LCP)',
  INP: 'Answer to a tap (INP)',
  CLS: 'Jumping layout (CLS)',
  FCP: 'First text shown (FCP)',
  TTFB: 'First byte (TTFB)',
} as const satisfies Record<WebVital, string>;
const METRICS = Object.keys(METRIC_NAMES) as WebVital[];
const RATING_WORDS = { good: 'good', 'needs-improvement': 'needs work', poor: 'poor' } as const;

export function speedSection({ loads, speed }: ReportData): Section {
  const order = [ALL_PAGES, ...loads.slice(0, MOST_KINDS - 1).map(({ label }) => label)];
  const metrics = METRICS.filter((metric) => speed.some((row) => row.metric === metric));
  const nameOf = (page: string) => (page === ALL_PAGES ? 'All pages' : pageKind(page));
  const rowsOf = (metric: WebVital) =>
    order.flatMap((page) => speed.filter((row) => row.metric === metric && row.page === page));
  const slow = speed.filter(({ page, rating }) => page !== ALL_PAGES && rating !== 'good');
  return {
    title: 'Speed',
    summary: joined([
      metrics.length === 0
        ? 'No speed was measured.'
        : slow.length === 0
          ? 'Three of four visits were within every threshold, on every kind of page.'
          : `Not good for a quarter of visits: ${[...new Set(slow.map(({ page, metric }) => `${nameOf(page)} (${metric})`))].slice(0, 5).join(', ')}.`,
      metrics.length > 0 && 'Each dot is what three of four visits stayed below.',
    ]),
    figures: metrics.map((metric) => ({
      caption: METRIC_NAMES[metric],
      isHalf: true,
      chart: (width) =>
        speedChart(
          metric,
          rowsOf(metric).map(({ page, p75 }) => ({ page: nameOf(page), p75 })),
          width,
        ),
      legend: Object.entries(RATING_COLORS).map(([rating, color]) => ({
        label: sentence(RATING_WORDS[rating as keyof typeof RATING_WORDS]),
        color,
      })),
      table: {
        head: ['Kind of page', '75th percentile', 'Rating', 'Values'],
        rows: rowsOf(metric).map(({ page, p75, rating, samples }) => [
          nameOf(page),
          vitalText(metric, p75),
          RATING_WORDS[rating],
          String(samples),
        ]),
      },
    })),
  };
}
