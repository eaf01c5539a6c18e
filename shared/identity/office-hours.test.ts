import { expect, test } from 'vitest';
import type { Day } from './days.ts';
import { hoursLines, oneSentence } from './office-hours.ts';

const week: Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each<[Day[], string]>([
  [week, 'Monday to Friday'],
  [[...week, 'Saturday'], 'Monday to Saturday'],
  [['Saturday'], 'Saturday'],
  [['Sunday', 'Saturday'], 'Saturday and Sunday'],
  [['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday and Friday'],
])('%j reads as "%s"', (days, text) => {
  expect(hoursLines([{ days, opens: '08:00', closes: '18:00' }], 'Central')).toEqual([
    { days: text, hours: '8:00 AM to 6:00 PM Central' },
  ]);
});

test('noon, midnight and half hours are read as on a clock', () => {
  const lines = hoursLines([{ days: ['Monday'], opens: '00:00', closes: '12:30' }], 'Pacific');
  expect(lines[0]?.hours).toBe('12:00 AM to 12:30 PM Pacific');
});

test('two rows of hours are one sentence', () => {
  const hours = [
    { days: week, opens: '08:00', closes: '18:00' },
    { days: ['Saturday'] as const, opens: '09:00', closes: '13:00' },
  ];
  expect(oneSentence(hoursLines(hours, 'Pacific'))).toBe(
    'Monday to Friday, 8:00 AM to 6:00 PM Pacific; Saturday, 9:00 AM to 1:00 PM Pacific',
  );
});
