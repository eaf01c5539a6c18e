import * as Plot from '@observablehq/plot';
import { VITAL_THRESHOLDS, type WebVital } from '#shared/analytics/web-vitals.ts';
import { identity } from '#shared/identity/identity.ts';
import { paletteOf, theme } from '#shared/identity/theme.ts';
import { parseHTML } from 'linkedom';
import { dayName, monthDay } from './period.ts';
import { type Labeled, type ReportData, type Source, SOURCES } from './report-data.ts';

/** Pixels, which are also the units of the drawing: text has its size on the widest screen. */
export type Width = 320 | 680;

/** The brand's colors turned around the wheel: whatever its hue is, the others lie apart from it. */
const turned = (degrees: number) => paletteOf((identity.theme.hue + degrees) % 360);
const OPPOSITE = turned(180).brand700;
const THIRD = turned(78).brand500;

/** Dark enough on paper for edges to be seen (3:1). */
export const SOURCE_COLORS: Readonly<Record<Source, string>> = {
  Chat: theme.brand700,
  'Text message form': OPPOSITE,
  Paper: THIRD,
  Keyword: theme.ink600,
};
export const RATING_COLORS = { good: '#DDF1EA', 'needs-improvement': '#FBEBCB', poor: '#F9D9D3' };
export const WITHDRAWN_COLOR = THIRD;

/** linkedom's: its types ask for those of a browser, which the server does without. */
const { document } = parseHTML('<!doctype html><html><body></body></html>') as unknown as {
  document: NonNullable<Plot.PlotOptions['document']>;
};
const FONT_SIZE = '13';
const ROW = 46;
const MOST_NAMED_DAYS = 10;

interface Svg {
  readonly outerHTML: string;
  setAttribute(name: string, value: string): void;
}

/** An SVG that is a picture only: the table beside it says the same in words. */
function draw(options: Plot.PlotOptions): string {
  const plot = Plot.plot({ document, marginRight: 12, ...options }) as unknown as Svg;
  plot.setAttribute('aria-hidden', 'true');
  plot.setAttribute('font-size', FONT_SIZE);
  return plot.outerHTML.replace(/<style>[\s\S]*?<\/style>/, '');
}

const whole = (most: number) => ({
  label: null,
  ticks: Math.min(5, Math.max(1, most)),
  tickFormat: 'd' as const,
  tickSize: 0,
  grid: true,
  domain: [0, Math.max(1, most)],
});

/** Every day's name where there is room, otherwise the date of each Monday. */
function dayAxis(days: readonly string[], width: Width) {
  const isFew = days.length <= MOST_NAMED_DAYS;
  const shown = isFew ? days : days.filter((day) => dayName(day).startsWith('Mon'));
  return {
    label: null,
    domain: [...days],
    ticks: [...shown],
    tickFormat: (day: string) => {
      if (!isFew) return monthDay(day);
      return width < 680 ? dayName(day).replace(' ', '\n') : dayName(day);
    },
    tickSize: 0,
    padding: 0.25,
  };
}

/** How many leads came on each day, by where they came from. */
export function leadsChart(rows: ReportData['leadsByDay'], width: Width): string {
  const days = [...new Set(rows.map(({ day }) => day))];
  const most = Math.max(...days.map((day) => sumOf(rows.filter((row) => row.day === day))));
  return draw({
    width,
    height: 220,
    marginLeft: 28,
    marginBottom: 40,
    x: dayAxis(days, width),
    y: whole(most),
    color: { domain: [...SOURCES], range: SOURCES.map((source) => SOURCE_COLORS[source]) },
    marks: [
      Plot.barY(rows, { x: 'day', y: 'count', fill: 'source', insetTop: 1 }),
      Plot.ruleY([0], { stroke: theme.ink800 }),
    ],
  });
}

/** Consents given above the line, withdrawn ones below it. */
export function consentsChart(rows: ReportData['consentsByDay'], width: Width): string {
  const given = Math.max(1, ...rows.map((row) => row.given));
  const withdrawn = Math.max(1, ...rows.map((row) => row.withdrawn));
  return draw({
    width,
    height: 220,
    marginLeft: 28,
    marginBottom: 40,
    x: dayAxis(
      rows.map(({ day }) => day),
      width,
    ),
    y: {
      ...whole(given),
      domain: [-withdrawn, given],
      ticks: Math.min(5, given + withdrawn),
      tickFormat: (count: number) => String(Math.abs(count)),
    },
    marks: [
      Plot.barY(rows, { x: 'day', y: 'given', fill: SOURCE_COLORS['Text message form'] }),
      Plot.barY(rows, {
        x: 'day',
        y: ({ withdrawn: count }: { withdrawn: number }) => -count,
        fill: WITHDRAWN_COLOR,
      }),
      Plot.ruleY([0], { stroke: theme.ink800 }),
    ],
  });
}

/** A bar for each row, under its label, with its number and its share of the first or of all. */
export function barsChart(
  rows: readonly Labeled[],
  { width, shareOf }: { width: Width; shareOf?: 'first' | 'all' },
): string {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const whole = shareOf === 'first' ? (rows[0]?.count ?? 0) : sumOf(rows);
  const texts = rows.map(({ count }) =>
    shareOf === undefined || whole === 0 ? String(count) : `${count} (${percent(count / whole)})`,
  );
  const y = rows.map((_, index) => String(index));
  return draw({
    width,
    height: rows.length * ROW + 4,
    margin: 0,
    marginTop: 2,
    marginBottom: 2,
    marginRight: 88,
    x: { axis: null, domain: [0, most] },
    y: { axis: null, domain: y, padding: 0 },
    marks: [
      Plot.barX(rows, { x1: 0, x2: most, y, fill: theme.mist, insetTop: 24, insetBottom: 8 }),
      Plot.barX(rows, { x: 'count', y, fill: theme.brand700, insetTop: 24, insetBottom: 8 }),
      Plot.text(rows, {
        x: 0,
        y,
        text: ({ label }: Labeled) => fitting(label, width),
        textAnchor: 'start',
        dy: -10,
        fill: theme.ink800,
      }),
      Plot.text(rows, {
        x: most,
        y,
        text: texts,
        textAnchor: 'start',
        dx: 8,
        dy: 8,
        fill: theme.ink950,
        fontWeight: 600,
      }),
    ],
  });
}

/** The 75th percentile of a metric for each kind of page, over the bands of its ratings. */
export function speedChart(
  metric: WebVital,
  rows: readonly { readonly page: string; readonly p75: number }[],
  width: Width,
): string {
  const { good, poor } = VITAL_THRESHOLDS[metric];
  // Room for the number beside the last dot.
  const end = Math.max(poor * 1.25, ...rows.map(({ p75 }) => p75 * 1.35));
  const bands = [
    { from: 0, to: good, fill: RATING_COLORS.good },
    { from: good, to: poor, fill: RATING_COLORS['needs-improvement'] },
    { from: poor, to: end, fill: RATING_COLORS.poor },
  ];
  return draw({
    width,
    height: rows.length * 34 + 34,
    marginLeft: 108,
    marginTop: 4,
    marginBottom: 26,
    x: {
      label: null,
      domain: [0, end],
      ticks: [good, poor],
      tickSize: 0,
      tickFormat: (value: number) => vitalText(metric, value),
    },
    y: {
      label: null,
      tickSize: 0,
      domain: rows.map(({ page }) => page),
      tickFormat: (page: string) => fitting(page, 190),
    },
    marks: [
      Plot.rect(bands, { x1: 'from', x2: 'to', fill: 'fill' }),
      Plot.ruleY(rows, { x1: 0, x2: 'p75', y: 'page', stroke: theme.ink950, strokeWidth: 1.5 }),
      Plot.dot(rows, { x: 'p75', y: 'page', r: 6, fill: theme.ink950 }),
      Plot.text(rows, {
        x: 'p75',
        y: 'page',
        text: ({ p75 }: { p75: number }) => vitalText(metric, p75),
        textAnchor: 'start',
        dx: 10,
        fill: theme.ink950,
      }),
    ],
  });
}

/** A value as people read it: '2.5 s', '180 ms', of CLS '0.08'. */
export function vitalText(metric: WebVital, value: number): string {
  if (metric === 'CLS') return String(Number(value.toFixed(2)));
  return value >= 1_000 ? `${Number((value / 1_000).toFixed(1))} s` : `${Math.round(value)} ms`;
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

export const sumOf = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

/** Cut where it would run out of the drawing: the table has it whole. */
function fitting(text: string, width: number): string {
  const characters = Math.floor((width - 20) / 7.2);
  return text.length <= characters ? text : `${text.slice(0, characters - 1)}…`;
}
