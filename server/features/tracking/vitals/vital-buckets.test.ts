import { VITAL_THRESHOLDS, WEB_VITALS, ratingOf } from '#shared/analytics/web-vitals.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketBounds, bucketOf, percentile75 } from './vital-buckets.ts';

const metric = fc.constantFrom(...WEB_VITALS);

test('bounds rise, and every threshold of a rating is one', () => {
  for (const name of WEB_VITALS) {
    const bounds = bucketBounds(name);
    expect(bounds).toEqual([...new Set(bounds)].toSorted((a, b) => a - b));
    expect(bounds).toEqual(expect.arrayContaining(Object.values(VITAL_THRESHOLDS[name])));
  }
});

test('a value falls into the bucket that ends at it or above, and has the rating of its bucket', () => {
  fc.assert(
    fc.property(metric, fc.double({ min: 0, max: 3_600_000, noNaN: true }), (name, value) => {
      const upTo = bucketOf(name, value);
      expect(upTo).toBeGreaterThanOrEqual(value);
      expect(bucketBounds(name).findLast((bound) => bound < upTo) ?? -1).toBeLessThan(value);
      expect(ratingOf(name, upTo)).toBe(ratingOf(name, value));
    }),
  );
});

test('the 75th percentile has the rating that the exact one has', () => {
  const values = fc.array(fc.double({ min: 0, max: 12_000, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(metric, values, (name, measured) => {
      const counts = new Map<number, number>();
      for (const value of measured) {
        const upTo = bucketOf(name, value);
        counts.set(upTo, (counts.get(upTo) ?? 0) + 1);
      }
      const estimated = percentile75(
        name,
        [...counts].map(([upTo, count]) => ({ upTo, count })),
      );
      const exact = measured.toSorted((a, b) => a - b)[Math.ceil(measured.length * 0.75) - 1] ?? 0;
      expect(bucketOf(name, estimated ?? -1)).toBe(bucketOf(name, exact));
    }),
  );
});

test('of 100 values between 2,250 and 2,500 ms the 75th percentile lies at three quarters', () => {
  expect(percentile75('LCP', [{ upTo: 2_500, count: 100 }])).toBe(2_437.5);
});

test('without a value there is none', () => {
  expect(percentile75('LCP', [])).toBeUndefined();
});
