import { company } from '#shared/content/company.ts';
import { format } from 'date-fns';

/**
 * The day a post came out, as 'MMMM d, yyyy' (spec §2), e.g. `September 15, 2026`.
 *
 * Days are those of the company's office, not of the reader: what is published in Edmond on Monday
 * evening says Monday everywhere, and the server's text equals the browser's, whatever zone either
 * of them runs in.
 * @param isoTime ISO 8601 with an offset
 * @returns undefined when it is no time
 */
export function formatDate(isoTime: string): string | undefined {
  const time = new Date(isoTime);
  if (Number.isNaN(time.getTime())) return undefined;
  const parts = Object.fromEntries(
    officeCalendar.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1 } = parts;
  // Noon of that day in the local zone: no shift to summer time happens there.
  return format(new Date(year, month - 1, day, 12), 'MMMM d, yyyy');
}

const officeCalendar = new Intl.DateTimeFormat('en-US', {
  timeZone: company.officeHours.timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});
