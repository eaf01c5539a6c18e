import { expect, test } from 'vitest';
import { hashOf, placeOf } from './feature-hash.ts';

test('every hash is found at its place, and no other one is', () => {
  const hashes = Uint32Array.from(['cost', 'open sunday', '#cost', '=hours'].map(hashOf)).sort();
  hashes.forEach((hash, at) => expect(placeOf(hash, hashes)).toBe(at));
  expect(placeOf(hashOf('zebra'), hashes)).toBeUndefined();
  expect(placeOf(0xff_ff_ff_ff, hashes)).toBeUndefined();
  expect(placeOf(0, new Uint32Array())).toBeUndefined();
});
