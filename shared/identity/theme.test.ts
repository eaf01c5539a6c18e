import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { CONTRASTS, paletteOf } from './theme.ts';

test('every hue of the wheel gives colors that can be read on each other', () => {
  const unreadable = Array.from({ length: 360 }, (_, hue) => hue).flatMap((hue) => {
    const palette = paletteOf(hue);
    return CONTRASTS.filter(([name, ground, wanted]) => {
      const color = ground === 'white' ? '#FFFFFF' : palette[ground];
      return wcagContrast(palette[name], color) < wanted;
    }).map(([name, ground]) => `${hue}: ${name} on ${ground}`);
  });
  expect(unreadable).toEqual([]);
});

test('a blue hue makes blue of everything that was magenta', () => {
  const { brand700, brand300, ink950 } = paletteOf(260);
  const channels = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  for (const hex of [brand700, brand300]) {
    const [red, , blue] = channels(hex);
    expect(blue, hex).toBeGreaterThan(red + 40);
  }
  expect(ink950).toMatch(/^#[0-9a-f]{6}$/);
});
