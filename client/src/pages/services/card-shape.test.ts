import { expect, test } from 'vitest';
import { cardShape } from './card-shape.ts';

const columns = { lead: 12, half: 6, alone: 12 };
const shapes = (count: number) => Array.from({ length: count }, (_, at) => cardShape(at, count));

test.each([1, 2, 8, 9, 10, 11])(
  '%i cards fill every row of the grid, without a gap and without a rest',
  (count) => {
    let row = 0;
    for (const shape of shapes(count)) {
      row += columns[shape];
      expect(row).toBeLessThanOrEqual(12);
      if (row === 12) row = 0;
    }
    expect(row).toBe(0);
  },
);
