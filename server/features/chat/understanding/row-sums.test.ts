import { expect, test } from 'vitest';
import { rowMemory } from './row-sums.ts';

test('each row is added to the sums, times its value', () => {
  const width = 8;
  const rowBytes = width * 4;
  const { buffer, addRows } = rowMemory(5 * rowBytes);
  const numbers = new Float32Array(buffer, 0, 5 * width);
  numbers.forEach((_, at) => (numbers[at] = at));
  addRows(0, rowBytes, rowBytes, 2 * rowBytes, 3 * rowBytes, 4 * rowBytes, 1, 10, 0, -1);
  const label = [0, 1, 2, 3, 4, 5, 6, 7];
  const expected = label.map((at) => at + (8 + at) + 10 * (16 + at) - (32 + at));
  expect([...numbers.subarray(0, width)]).toEqual(expected);
  expect([...numbers.subarray(width)]).toEqual(
    label.concat(label, label, label).map((_, at) => 8 + at),
  );
});
