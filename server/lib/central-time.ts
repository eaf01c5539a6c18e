import { company } from '#shared/content/company.ts';
import { TZDate, tzName } from '@date-fns/tz';
import { addDays, format, startOfDay, startOfISOWeek } from 'date-fns';

const HOUR_MS = 3_600_000;

const { timeZone, zone: office } = company.officeHours;
const { standard, summer } = office;

/** The names of the office's clock, in summer first. Where clocks are not changed there is one. */
const NAMES = [...new Set([summer, standard])];

/** A local time, made an instant; `note` says what was decided where the clock left a choice. */
export interface CentralInstant {
  readonly instant: Date;
  readonly note?: string;
}

const LOCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?: ?([A-Z]{3,4}))?$/;

/**
 * The instant of a local time such as `2026-12-01 08:00`, with the zone's short name (`CDT`, `CST`) behind it where a time
 * happens twice. A time that the clock skips in March means the same time on the clock before it was
 * changed, an hour later on the new one; of a time that happens twice in November the first is
 * taken. Both are said in `note`.
 * @returns undefined for anything else, such as February 30
 */
export function parseCentralTime(text: string): CentralInstant | undefined {
  const [, year, month, day, hour, minute, zone] = LOCAL_TIME.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const wanted = `${year}-${month ?? ''}-${day ?? ''} ${hour ?? ''}:${minute ?? ''}`;
  const asUtc = Date.parse(`${wanted.replace(' ', 'T')}:00Z`);
  // Date.parse takes February 30 for March 2 in some engines.
  if (
    Number.isNaN(asUtc) ||
    new Date(asUtc).toISOString().slice(0, 16) !== wanted.replace(' ', 'T')
  )
    return undefined;

  const behind = (name: string) => office.hoursBehind - (name === standard ? 0 : 1);
  const inZone = (name: string) => new Date(asUtc + behind(name) * HOUR_MS);
  const matches = NAMES.filter((name) => localText(inZone(name)) === wanted);
  const [first, second] = matches;
  if (zone !== undefined) return matches.includes(zone) ? { instant: inZone(zone) } : undefined;
  if (first === undefined) {
    const instant = inZone(standard);
    const taken = localText(instant).slice(11);
    return {
      instant,
      note: `${wanted} does not exist in ${office.word} time: the clocks jump from 2:00 to 3:00 that night. Taken as ${taken} ${summer}.`,
    };
  }
  if (second === undefined) return { instant: inZone(first) };
  return {
    instant: inZone(first),
    note: `${wanted} happens twice in ${office.word} time: the clocks are set back that night. Taken as the first one (${summer}); write "${wanted} ${standard}" for the second.`,
  };
}

/** An instant as writers read it, e.g. `2026-12-01 08:00 CST`. */
export const formatCentralTime = (instant: Date) =>
  `${localText(instant)} ${tzName(timeZone, instant, 'short')}`;

const localText = (instant: Date) => format(new TZDate(instant, timeZone), 'yyyy-MM-dd HH:mm');

/** The day of an instant by the office's clock, so many days before it. @returns YYYY-MM-DD */
export const officeDay = (instant: Date, daysBefore = 0): string =>
  format(addDays(new TZDate(instant, timeZone), -daysBefore), 'yyyy-MM-dd');

/** The instant at which a day of the office begins. @param day YYYY-MM-DD */
export function startOfOfficeDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(startOfDay(new TZDate(year, month - 1, date, timeZone)).getTime());
}

/** The Monday of the week in which an instant is. @returns YYYY-MM-DD */
export const officeMonday = (instant: Date): string =>
  format(startOfISOWeek(new TZDate(instant, timeZone)), 'yyyy-MM-dd');

/** A day so many days later. @param day YYYY-MM-DD */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
