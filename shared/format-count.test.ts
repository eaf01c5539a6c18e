import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test('thousands are separated as Americans write them', () => {
  for (const count of [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890, -4_200]) {
    expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
  }
});
