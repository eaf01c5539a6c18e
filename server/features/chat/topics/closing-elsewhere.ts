import { clockTime, type HoursLine, type OpenTimes } from '#shared/identity/office-hours.ts';
import { type TimeZone, timeZoneOf } from '#shared/identity/time-zones.ts';

const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];
const HOURS_OF_A_DAY = 24;

/** When the office closes by other clocks: "Monday to Friday it closes at 7:00 PM Eastern, 5:00 PM Mountain". */
export function closingElsewhere(
  hours: readonly OpenTimes[],
  lines: readonly HoursLine[],
  zone: TimeZone,
): string {
  const others = ZONES.map(timeZoneOf).filter(({ word }) => word !== zone.word);
  return hours
    .map(({ closes }, index) => {
      const [hour = '', minute = ''] = closes.split(':');
      const times = others.map(({ word, hoursBehind }) => {
        const there = Number(hour) + zone.hoursBehind - hoursBehind + HOURS_OF_A_DAY;
        return `${clockTime(`${there % HOURS_OF_A_DAY}:${minute}`)} ${word}`;
      });
      return `${lines[index]?.days} it closes at ${times.join(', ')}`;
    })
    .join('; ');
}
