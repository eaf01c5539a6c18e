import { expect, test } from 'vitest';
import { company } from '#shared/content/company.ts';
import { atOffice, changesClocks } from '#tests/setup/at-office.ts';
import { formatCentralTime, parseCentralTime } from './central-time.ts';

const { standard, summer } = company.officeHours.zone;
const ofChanges = test.skipIf(!changesClocks);
/** As the sample's office has it. */
const iso = (example: string) => atOffice(example).toISOString();
const utc = (text: string) => parseCentralTime(text)?.instant.toISOString();

test('eight in the morning is 13:00 UTC in summer and 14:00 in winter', () => {
  expect(utc('2026-07-01 08:00')).toBe(iso('2026-07-01T13:00:00.000Z'));
  expect(utc('2026-12-01 08:00')).toBe(iso('2026-12-01T14:00:00.000Z'));
  expect(parseCentralTime('2026-12-01 08:00')?.note).toBeUndefined();
});

ofChanges('the hour before and the hour after the clocks go forward are one hour apart', () => {
  expect(utc('2027-03-14 01:59')).toBe(iso('2027-03-14T07:59:00.000Z'));
  expect(utc('2027-03-14 03:00')).toBe(iso('2027-03-14T08:00:00.000Z'));
});

ofChanges('a time that the clocks skip is named and taken an hour later on the clock', () => {
  const skipped = parseCentralTime('2027-03-14 02:30');
  expect(skipped?.instant.toISOString()).toBe(iso('2027-03-14T08:30:00.000Z'));
  expect(skipped?.note).toMatch(/2027-03-14 02:30 does not exist /);
  expect(skipped?.note).toContain(`03:30 ${summer}`);
});

ofChanges('a time that happens twice is named and taken the first time', () => {
  const twice = parseCentralTime('2026-11-01 01:30');
  expect(twice?.instant.toISOString()).toBe(iso('2026-11-01T06:30:00.000Z'));
  expect(twice?.note).toContain(`write "2026-11-01 01:30 ${standard}"`);
});

ofChanges('the zone behind a time says which of the two is meant', () => {
  expect(parseCentralTime(`2026-11-01 01:30 ${standard}`)).toEqual({
    instant: atOffice('2026-11-01T07:30:00Z'),
  });
  expect(utc(`2026-11-01 01:30 ${summer}`)).toBe(iso('2026-11-01T06:30:00.000Z'));
});

ofChanges('a zone that does not hold on that day is refused', () => {
  expect(utc(`2026-07-01 08:00 ${standard}`)).toBeUndefined();
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

test('an instant is written as it is at the office, with the zone of that day', () => {
  expect(formatCentralTime(atOffice('2026-12-01T14:00:00Z'))).toBe(`2026-12-01 08:00 ${standard}`);
  expect(formatCentralTime(atOffice('2026-07-01T05:00:00Z'))).toBe(`2026-07-01 00:00 ${summer}`);
});
