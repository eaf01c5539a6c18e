import { company } from '#shared/content/company.ts';
import { tzOffset } from '@date-fns/tz';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const EXAMPLE_ZONE = 'America/Chicago';
const EXAMPLE_HOURS_BEHIND = 6;

const { timeZone, zone } = company.officeHours;

/** Whether the office's clock is changed twice a year; tests of the changes need one that is. */
export const changesClocks = zone.standard !== zone.summer;

/**
 * The instant at which the office's clock says what one in Chicago says at `example`: tests give their
 * times as the sample's office has them, and hold for an office in any other state.
 * @param example ISO 8601
 */
export function atOffice(example: string): Date {
  const time = new Date(example);
  const laterMs = changesClocks
    ? (zone.hoursBehind - EXAMPLE_HOURS_BEHIND) * HOUR_MS
    : (tzOffset(EXAMPLE_ZONE, time) - tzOffset(timeZone, time)) * MINUTE_MS;
  return new Date(time.getTime() + laterMs);
}
