import { expect, test } from 'vitest';
import { formatCentralTime, parseCentralTime } from './central-time.ts';

const utc = (text: string) => parseCentralTime(text)?.instant.toISOString();

test('eight in the morning is 13:00 UTC in summer and 14:00 in winter', () => {
  expect(utc('2026-07-01 08:00')).toBe('2026-07-01T13:00:00.000Z');
  expect(utc('2026-12-01 08:00')).toBe('2026-12-01T14:00:00.000Z');
  expect(parseCentralTime('2026-12-01 08:00')?.note).toBeUndefined();
});

test('the hour before and the hour after the clocks go forward are one hour apart', () => {
  expect(utc('2027-03-14 01:59')).toBe('2027-03-14T07:59:00.000Z');
  expect(utc('2027-03-14 03:00')).toBe('2027-03-14T08:00:00.000Z');
});

test('a time that the clocks skip is named and taken an hour later on the clock', () => {
  const skipped = parseCentralTime('2027-03-14 02:30');
  expect(skipped?.instant.toISOString()).toBe('2027-03-14T08:30:00.000Z');
  expect(skipped?.note).toMatch(/2027-03-14 02:30 does not exist .* 03:30 CDT/);
});

test('a time that happens twice is named and taken the first time', () => {
  const twice = parseCentralTime('2026-11-01 01:30');
  expect(twice?.instant.toISOString()).toBe('2026-11-01T06:30:00.000Z');
  expect(twice?.note).toMatch(/happens twice .*"2026-11-01 01:30 CST"/);
});

test('the zone behind a time says which of the two is meant', () => {
  expect(parseCentralTime('2026-11-01 01:30 CST')).toEqual({
    instant: new Date('2026-11-01T07:30:00Z'),
  });
  expect(utc('2026-11-01 01:30 CDT')).toBe('2026-11-01T06:30:00.000Z');
});

test('a zone that does not hold on that day is refused', () => {
  expect(utc('2026-07-01 08:00 CST')).toBeUndefined();
});

test.each([
  'tomorrow',
  '2026-02-30 08:00',
  '2026-13-01 08:00',
  '2026-12-01 24:30',
  '2026-12-01',
  '',
])('%j is no time', (text) => {
  expect(parseCentralTime(text)).toBeUndefined();
});

test('an instant is written as its Central time, with the zone of that day', () => {
  expect(formatCentralTime(new Date('2026-12-01T14:00:00Z'))).toBe('2026-12-01 08:00 CST');
  expect(formatCentralTime(new Date('2026-07-01T05:00:00Z'))).toBe('2026-07-01 00:00 CDT');
});
