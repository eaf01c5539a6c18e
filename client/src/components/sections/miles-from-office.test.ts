import { company } from '#shared/content/company.ts';
import { expect, test } from 'vitest';
import { milesFromOffice } from './miles-from-office.ts';

const distance = (longitude: number, latitude: number) =>
  Math.hypot(...milesFromOffice([longitude, latitude]));

test('the office is the middle of the map', () => {
  expect(distance(company.geo.longitude, company.geo.latitude)).toBeCloseTo(0);
});

test('Dallas lies 202 miles away, to the south', () => {
  const [, y] = milesFromOffice([-96.797, 32.777]);
  expect(distance(-96.797, 32.777)).toBeCloseTo(202, 0);
  expect(y).toBeGreaterThan(0);
});

test('Denver is just inside the radius of remote support', () => {
  expect(distance(-104.99, 39.739)).toBeLessThan(company.claims.radiusMiles);
});
