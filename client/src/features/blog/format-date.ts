import { company } from '#shared/content/company.ts';
import { format } from 'date-fns';

const HOUR_MS = 3_600_000;

/**
 * The day a post came out, as 'MMMM d, yyyy' (spec §2), e.g. `September 15, 2026`.
 *
 * Days are those of the company's office, not of the reader: what is published there on Monday
 * evening says Monday everywhere, and the server's text equals the browser's, whatever zone either
 * of them runs in.
 * @param isoTime ISO 8601 with an offset
 * @returns undefined when it is no time
 */
export function formatDate(isoTime: string): string | undefined {
  const time = new Date(isoTime);
  if (Number.isNaN(time.getTime())) return undefined;
  const atOffice = new Date(time.getTime() + officeOffsetHours(time) * HOUR_MS);
  const [year, month, day] = [
    atOffice.getUTCFullYear(),
    atOffice.getUTCMonth(),
    atOffice.getUTCDate(),
  ];
  // Noon of that day in the local zone: no shift to summer time happens there.
  return format(new Date(year, month, day, 12), 'MMMM d, yyyy');
}

/**
 * Hours that the office's clock is ahead of UTC, by the rule that holds since 2007 (15 U.S.C. §260a).
 * Counted here because the first `Intl.DateTimeFormat` of a page holds a phone up for about
 * 100 ms; a test compares the weeks of forty years' changes with Intl, so that a new law is noticed.
 */
function officeOffsetHours(time: Date): number {
  const year = time.getUTCFullYear();
  const { hoursBehind, standard, summer } = company.officeHours.zone;
  // Both changes are at 2:00 by the clock that is left behind.
  const begin = Date.UTC(year, 2, sundayOf(year, 2, 2), 2 + hoursBehind);
  const end = Date.UTC(year, 10, sundayOf(year, 10, 1), 1 + hoursBehind);
  const isSummer = standard !== summer && time.getTime() >= begin && time.getTime() < end;
  return isSummer ? 1 - hoursBehind : -hoursBehind;
}

/** Day of the month of its `count`-th Sunday. */
function sundayOf(year: number, month: number, count: number): number {
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((7 - firstWeekday) % 7) + (count - 1) * 7;
}
