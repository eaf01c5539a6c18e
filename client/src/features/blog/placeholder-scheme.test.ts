import { expect, test } from 'vitest';
import { bannerLine } from './banner-line.ts';
import { placeholderScheme } from './placeholder-scheme.ts';

test('five schemes are cycled by post id', () => {
  const hues = [1, 2, 3, 4, 5, 6].map((id) => placeholderScheme(id).hue);
  expect(new Set(hues).size).toBe(5);
  expect(hues[5]).toBe(hues[0]);
});

test('any whole number has a scheme', () => {
  expect(placeholderScheme(-1)).toBe(placeholderScheme(4));
  expect(placeholderScheme(0)).toBe(placeholderScheme(5));
});

test('no leaf is cut at the left or the right edge', () => {
  for (const id of [0, 1, 2, 3, 4]) {
    for (const { x, scale } of placeholderScheme(id).leaves) {
      expect(x - 29.3 * scale).toBeGreaterThan(0);
      expect(x + 19 * scale).toBeLessThan(320);
    }
  }
});

test('the line of a banner runs from before the left edge to beyond the right one', () => {
  for (const id of [0, 1, 2, 3, 4]) {
    const line = bannerLine(placeholderScheme(id));
    expect(line).toMatch(/^M-400 .*H720$/);
    expect(line).not.toContain('NaN');
  }
});
