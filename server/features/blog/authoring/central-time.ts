import { company } from '#shared/content/company.ts';

const HOUR_MS = 3_600_000;

/** Hours that Central time is behind UTC: in summer (CDT) and in winter (CST). */
const HOURS_BEHIND = { CDT: 5, CST: 6 } as const;

type Zone = keyof typeof HOURS_BEHIND;

/** A local time, made an instant; `note` says what was decided where the clock left a choice. */
export interface CentralInstant {
  readonly instant: Date;
  readonly note?: string;
}

const LOCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?: ?(CDT|CST))?$/;

/**
 * The instant of a local time such as `2026-12-01 08:00`, with `CDT` or `CST` behind it where a time
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

  const inZone = (name: Zone) => new Date(asUtc + HOURS_BEHIND[name] * HOUR_MS);
  const matches = (['CDT', 'CST'] as const).filter((name) => localText(inZone(name)) === wanted);
  const [first, second] = matches;
  if (zone === 'CDT' || zone === 'CST') {
    return matches.includes(zone) ? { instant: inZone(zone) } : undefined;
  }
  if (first === undefined) {
    const instant = inZone('CST');
    const taken = localText(instant).slice(11);
    return {
      instant,
      note: `${wanted} does not exist in Central time: the clocks jump from 2:00 to 3:00 that night. Taken as ${taken} CDT.`,
    };
  }
  if (second === undefined) return { instant: inZone(first) };
  return {
    instant: inZone(first),
    note: `${wanted} happens twice in Central time: the clocks are set back that night. Taken as the first one (CDT); write "${wanted} CST" for the second.`,
  };
}

/** An instant as writers read it, e.g. `2026-12-01 08:00 CST`. */
export function formatCentralTime(instant: Date): string {
  return `${localText(instant)} ${zoneName.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''}`;
}

const { timeZone } = company.officeHours;
const zoneName = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function localText(instant: Date): string {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return `${year.padStart(4, '0')}-${month}-${day} ${hour}:${minute}`;
}
