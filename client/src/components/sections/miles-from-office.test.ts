import { company } from '#shared/content/company.ts';
import { milesFrom } from '#shared/identity/miles-from.ts';
import { expect, test } from 'vitest';
import { milesFromOffice } from './miles-from-office.ts';

const EDMOND = [-97.4781, 35.6528] as const;

test('the office is the middle of the map', () => {
  const { longitude, latitude } = company.geo;
  expect(Math.hypot(...milesFromOffice([longitude, latitude]))).toBeCloseTo(0);
});

test('Dallas lies 202 miles from Edmond, to the south', () => {
  const [east, south] = milesFrom(EDMOND, [-96.797, 32.777]);
  expect(Math.hypot(east, south)).toBeCloseTo(202, 0);
  expect(south).toBeGreaterThan(0);
});

test('Denver is just within 500 miles of Edmond', () => {
  expect(Math.hypot(...milesFrom(EDMOND, [-104.99, 39.739]))).toBeLessThan(500);
});
