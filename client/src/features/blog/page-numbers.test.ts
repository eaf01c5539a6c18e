import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 200, [1, 2, 'gap', 200]],
  [4, 200, [1, 2, 3, 4, 5, 'gap', 200]],
  [100, 200, [1, 'gap', 99, 100, 101, 'gap', 200]],
  [200, 200, [1, 'gap', 199, 200]],
])('page %i of %i names %j', (page, pageCount, names) => {
  expect(pageNumbers(page, pageCount)).toEqual(names);
});
