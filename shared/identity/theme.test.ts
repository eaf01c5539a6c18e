import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { CONTRASTS, paletteOf, serviceColor } from './theme.ts';

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

test('a service at any angle can be read on its own ground, and under white', () => {
  const unreadable = Array.from({ length: 360 }, (_, angle) => String(angle)).filter((angle) => {
    const color = serviceColor('DEFAULT', angle, 0);
    return [serviceColor('soft', angle, 0), 'white'].some((on) => wcagContrast(color, on) < 4.5);
  });
  expect(unreadable).toEqual([]);
  expect(serviceColor('mid', 'var(--hue)', 120)).toBe('oklch(0.83 0.07 calc(var(--hue) + 120))');
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
