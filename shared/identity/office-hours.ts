import { type Day, DAYS } from './days.ts';

/** A row of opening hours. */
export interface OpenTimes {
  readonly days: readonly Day[];
  /** On a 24-hour clock, e.g. 08:00. */
  readonly opens: string;
  readonly closes: string;
}

/** One row of opening hours as people read it, e.g. "Monday to Friday" and "8:00 AM to 6:00 PM Central". */
export interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

/** @param zoneWord e.g. "Central"; stands behind every row */
export function hoursLines(hours: readonly OpenTimes[], zoneWord: string): HoursLine[] {
  return hours.map(({ days, opens, closes }) => ({
    days: daysText(days),
    hours: `${clockTime(opens)} to ${clockTime(closes)} ${zoneWord}`,
  }));
}

/** "Monday to Friday, 8:00 AM to 6:00 PM Central; Saturday, 9:00 AM to 1:00 PM Central". */
export function oneSentence(lines: readonly HoursLine[]): string {
  return lines.map(({ days, hours }) => `${days}, ${hours}`).join('; ');
}

/** "Monday to Friday", "Tuesday and Thursday", "Monday, Wednesday and Friday". */
function daysText(days: readonly Day[]): string {
  const sorted = DAYS.filter((day) => days.includes(day));
  const [first = '', last = ''] = [sorted.at(0), sorted.at(-1)];
  const start = DAYS.findIndex((day) => day === first);
  const isRow = sorted.every((day, index) => DAYS[start + index] === day);
  if (isRow && sorted.length > 2) return `${first} to ${last}`;
  return sorted.length < 2 ? first : `${sorted.slice(0, -1).join(', ')} and ${last}`;
}

/** "18:30" as "6:30 PM". */
export function clockTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
