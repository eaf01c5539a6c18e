import { AREA_CODES_BY_ZONE, OUTERMOST_ZONES } from '#shared/phone/area-codes.ts';

/** Messages go out from 8 am to 8 pm where the recipient's area code lies; the hour 20 is too late. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;
const STEP_MS = 15 * 60_000;

/**
 * When a message may be sent: now, or at the next full quarter of an hour that lies in the
 * recipient's day.
 * @param phoneNumberE164 e.g. '+14055550163'
 */
export function nextSendingTime(phoneNumberE164: string, now: Date): Date {
  const zones = zonesOf(phoneNumberE164);
  if (isDay(zones, now)) return now;
  let time = Math.ceil(now.getTime() / STEP_MS) * STEP_MS;
  while (!isDay(zones, new Date(time))) time += STEP_MS;
  return new Date(time);
}

/** The zone of an area code; of one that is split or unknown, the outermost two. */
function zonesOf(phoneNumberE164: string): readonly string[] {
  const areaCode = phoneNumberE164.slice(2, 5);
  const known = Object.entries(AREA_CODES_BY_ZONE).find(([, codes]) =>
    codes.split(' ').includes(areaCode),
  );
  return known ? [known[0]] : OUTERMOST_ZONES;
}

function isDay(zones: readonly string[], time: Date): boolean {
  return zones.every((timeZone) => {
    const hour = Number(
      time.toLocaleString('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }),
    );
    return hour >= FIRST_HOUR && hour < LAST_HOUR;
  });
}
