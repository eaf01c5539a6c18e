import { hoursLines } from '#shared/identity/office-hours.ts';
import { timeZoneOf } from '#shared/identity/time-zones.ts';
import { expect, test } from 'vitest';
import { closingElsewhere } from './closing-elsewhere.ts';

test('when the office closes is said by the clocks of the other zones', () => {
  const zone = timeZoneOf('America/Denver');
  const hours = [
    { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '08:00', closes: '17:30' },
    { days: ['Saturday'], opens: '09:00', closes: '23:00' },
  ] as const;
  expect(closingElsewhere(hours, hoursLines(hours, zone.word), zone)).toBe(
    'Monday to Wednesday it closes at 7:30 PM Eastern, 6:30 PM Central, 4:30 PM Pacific; ' +
      'Saturday it closes at 1:00 AM Eastern, 12:00 AM Central, 10:00 PM Pacific',
  );
});
