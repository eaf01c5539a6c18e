import { expect, test } from 'vitest';
import { AREA_CODES_BY_ZONE } from '#shared/phone/area-codes.ts';
import { nextSendingTime } from './quiet-hours.ts';

/** All on March 2, 2026, in winter time. */
test.each([
  ['Oklahoma at 8 am', '+14055550163', '14:00', '14:00'],
  ['Oklahoma a minute before 8', '+14055550163', '13:59', '14:00'],
  ['Oklahoma in the night', '+14055550163', '07:00', '14:00'],
  ['New York at 8 am', '+12125550163', '13:00', '13:00'],
  ['Los Angeles at 5 am', '+12135550163', '13:00', '16:00'],
  ['Arizona at 8 am', '+16025550163', '15:00', '15:00'],
  ['Hawaii at 8 am', '+18085550163', '18:00', '18:00'],
  ['a code nobody knows: day from Newfoundland to Hawaii', '+15555550163', '15:00', '18:00'],
])('a message to %s goes out when it is day', (_, number, now, expected) => {
  const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);
  expect(nextSendingTime(number, at(now))).toEqual(at(expected));
});

test('at 8 pm it waits for the next morning', () => {
  const evening = new Date('2026-03-03T02:00:00Z');
  expect(nextSendingTime('+14055550163', evening)).toEqual(new Date('2026-03-03T14:00:00Z'));
  const justBefore = new Date('2026-03-03T01:59:59Z');
  expect(nextSendingTime('+14055550163', justBefore)).toEqual(justBefore);
});

test('summer time counts', () => {
  const now = new Date('2026-07-01T13:00:00Z');
  expect(nextSendingTime('+14055550163', now)).toEqual(now);
});

test('every area code has three digits and stands in one zone', () => {
  const codes = Object.values(AREA_CODES_BY_ZONE).flatMap((list) => list.split(' '));
  expect(codes.filter((code) => !/^[2-9]\d\d$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});
