import { company } from '#shared/content/company.ts';
import { atOffice } from '#tests/setup/at-office.ts';
import { afterEach, expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

test('a date reads MMMM d, yyyy', () => {
  expect(formatDate('2026-09-05T13:00:00Z')).toBe('September 5, 2026');
});

test.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'America/Chicago'])(
  'the day is the office’s, whatever the zone of the machine: %s',
  (zone) => {
    process.env.TZ = zone;
    // 10 p.m. of March 7 at the office, the night summer time begins.
    expect(formatDate(atOffice('2026-03-08T04:00:00Z').toISOString())).toBe('March 7, 2026');
    expect(formatDate(atOffice('2026-01-01T05:59:59Z').toISOString())).toBe('December 31, 2025');
    expect(formatDate(atOffice('2026-01-01T06:00:00Z').toISOString())).toBe('January 1, 2026');
  },
);

test('what is no time has no date', () => {
  expect(formatDate('soon')).toBeUndefined();
  expect(formatDate('')).toBeUndefined();
});

test('the day is the one that the time zone tables give, hour by hour around every change', () => {
  const tables = new Intl.DateTimeFormat('en-US', {
    timeZone: company.officeHours.timeZone,
    dateStyle: 'long',
  });
  const HOUR_MS = 3_600_000;
  const wrong: string[] = [];
  for (let year = 2010; year < 2050; year += 1) {
    for (const month of [2, 10]) {
      const start = Date.UTC(year, month, 1);
      for (let hour = 0; hour < 15 * 24; hour += 1) {
        const time = new Date(start + hour * HOUR_MS);
        if (formatDate(time.toISOString()) !== tables.format(time)) wrong.push(time.toISOString());
      }
    }
  }
  expect(wrong).toEqual([]);
});
