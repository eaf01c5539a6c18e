import { expect, test } from 'vitest';
import { overlap } from './place-is-free.ts';

const box = (left: number, top: number, right: number, bottom: number) =>
  ({ left, top, right, bottom }) as DOMRectReadOnly;
const notice = box(0, 400, 320, 568);

test.each([
  ['above it', box(20, 300, 200, 348), false],
  ['at its edge', box(20, 352, 200, 400), false],
  ['below the window', box(20, 568, 200, 620), false],
  ['half under it', box(20, 390, 200, 438), true],
  ['all under it', box(20, 450, 200, 498), true],
  ['larger than it', box(-10, 300, 400, 700), true],
])('a button %s is in the way: %s', (_, action, expected) => {
  expect(overlap(action, notice)).toBe(expected);
});
