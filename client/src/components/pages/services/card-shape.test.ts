import { services } from '#shared/content/services.ts';
import { expect, test } from 'vitest';
import { cardShape } from './card-shape.ts';

const columns = { lead: 12, wide: 7, narrow: 5 };

test('the nine cards fill every row of the grid, without a gap and without a rest', () => {
  let row = 0;
  for (const index of services.keys()) {
    row += columns[cardShape(index)];
    expect(row).toBeLessThanOrEqual(12);
    if (row === 12) row = 0;
  }
  expect(row).toBe(0);
});

test('wide and narrow change sides from row to row', () => {
  expect(services.map((_, index) => cardShape(index))).toEqual([
    'lead',
    ...['wide', 'narrow', 'narrow', 'wide', 'wide', 'narrow', 'narrow', 'wide'],
  ]);
});
