import type { Day } from '#shared/identity/days.ts';
import { timeZoneOf } from '#shared/identity/time-zones.ts';
import { usStates } from '#shared/identity/us-states.ts';
import { expect, test } from 'vitest';
import { HORA, spanishHours } from './spanish-hours.ts';

const week: Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each<[Day[], string]>([
  [week, 'de lunes a viernes, de 8:00 AM a 6:30 PM'],
  [['Sunday', 'Saturday'], 'sábado y domingo, de 8:00 AM a 6:30 PM'],
  [['Monday', 'Wednesday', 'Friday'], 'lunes, miércoles y viernes, de 8:00 AM a 6:30 PM'],
])('%j reads as "%s"', (days, text) => {
  expect(spanishHours([{ days, opens: '08:00', closes: '18:30' }])).toBe(text);
});

test('two rows of hours are one sentence', () => {
  const hours = [
    { days: week, opens: '08:00', closes: '18:00' },
    { days: ['Saturday'] as const, opens: '09:00', closes: '13:00' },
  ];
  expect(spanishHours(hours)).toBe(
    'de lunes a viernes, de 8:00 AM a 6:00 PM; sábado, de 9:00 AM a 1:00 PM',
  );
});

test('the zone of the office has its Spanish name, as every state’s has', () => {
  expect(HORA).not.toContain('local');
  const words = new Set(Object.values(usStates).map(({ timeZone }) => timeZoneOf(timeZone).word));
  expect([...words].sort()).toEqual(
    ['Alaska', 'Central', 'Eastern', 'Hawaii', 'Mountain', 'Pacific'].sort(),
  );
});
