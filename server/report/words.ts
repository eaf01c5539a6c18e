import { siteMap } from '#shared/site-map.ts';
import type { PageId } from '#shared/site-map.ts';
import type { ReportData, Totals } from './report-data.ts';

/** '1 lead', '3 leads', 'no leads'. */
export const some = (count: number, one: string, many = `${one}s`): string =>
  `${count === 0 ? 'no' : count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** '45 seconds', '3 minutes', '5 hours', '2 days': rounded to what is said aloud. */
export function duration(seconds: number): string {
  const [size, unit]: readonly [number, string] =
    seconds < 90
      ? [1, 'second']
      : seconds < 5_400
        ? [60, 'minute']
        : seconds < 129_600
          ? [3_600, 'hour']
          : [86_400, 'day'];
  return some(Math.max(1, Math.round(seconds / size)), unit);
}

/** How a number differs from that of the days before: '3 more than before'. */
export function change(now: number, before: number): string {
  if (now === before) return 'as many as before';
  return `${Math.abs(now - before).toLocaleString('en-US')} ${now > before ? 'more' : 'fewer'} than before`;
}

/** What a kind of page is called on the site. */
export const pageKind = (id: string): string =>
  Object.hasOwn(siteMap, id) ? siteMap[id as PageId].label : id;

/** Sentence case. */
export const sentence = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

export interface Tile {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** The numbers that somebody in a hurry reads. */
export function tilesOf({ totals, previous, medianWaitSeconds }: ReportData): Tile[] {
  const tile = (label: string, key: keyof Totals): Tile => ({
    label,
    value: totals[key].toLocaleString('en-US'),
    note: change(totals[key], previous[key]),
  });
  return [
    tile('Leads', 'leads'),
    {
      label: 'Half delivered in',
      value: medianWaitSeconds === null ? '–' : duration(medianWaitSeconds),
      note: medianWaitSeconds === null ? 'no lead was delivered' : 'from the chat to an inbox',
    },
    tile('Questions asked', 'questions'),
    tile('Not answered', 'unanswered'),
    {
      label: 'Consents',
      value: `+${totals.given} −${totals.withdrawn}`,
      note: 'given and withdrawn',
    },
    tile('Errors', 'errors'),
  ];
}
