import { company } from '#shared/content/company.ts';
import { longDate } from '#shared/long-date.ts';
import { dayAfter, officeDay, officeMonday, startOfOfficeDay } from '#server/lib/central-time.ts';
import type { DayRange } from '#server/db/daily-counts.ts';

const WEEK = 7;

/** The last week that is over, Monday to Sunday. */
export function lastWeek(now: Date): DayRange {
  const monday = officeMonday(now);
  return { from: dayAfter(monday, -WEEK), to: dayAfter(monday, -1) };
}

/** The week in which a day is. @param day YYYY-MM-DD */
export function weekOf(day: string): DayRange {
  const from = officeMonday(startOfOfficeDay(day));
  return { from, to: dayAfter(from, WEEK - 1) };
}

/** So many days up to yesterday: today is not over. */
export const lastDays = (now: Date, days: number): DayRange => ({
  from: officeDay(now, days),
  to: officeDay(now, 1),
});

/** As many days right before. */
export function before({ from, to }: DayRange): DayRange {
  return { from: dayAfter(from, -daysIn({ from, to }).length), to: dayAfter(from, -1) };
}

/** When the days begin and end. */
export const timesOf = ({ from, to }: DayRange) => ({
  since: startOfOfficeDay(from),
  until: startOfOfficeDay(dayAfter(to)),
});

/** Every day, in order. */
export function daysIn({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** The clock of every day and time in the report. */
export const zoneName = `${company.officeHours.zone.word} time`;

/** E.g. 'November 9 to 15, 2026'. */
export function periodName({ from, to }: DayRange): string {
  const [first, last] = [longDate(from), longDate(to)];
  if (from === to) return first;
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${first} to ${last}`;
  const start = first.replace(/, \d+$/, '');
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${start} to ${last.replace(/^\w+ /, '')}`
    : `${start} to ${last}`;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** E.g. 'Mon 9'. */
export const dayName = (day: string): string =>
  `${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''} ${Number(day.slice(8))}`;

/** E.g. 'Nov 9'. */
export const monthDay = (day: string): string =>
  `${longDate(day).slice(0, 3)} ${Number(day.slice(8))}`;

/** E.g. 'Mon, Nov 9'. */
export const shortDate = (day: string): string => `${dayName(day).slice(0, 3)}, ${monthDay(day)}`;
