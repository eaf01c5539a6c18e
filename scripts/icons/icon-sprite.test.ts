import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS_FILE, iconSprite } from './icon-sprite.ts';

test('the file of icons is what lucide draws today (npm run icons)', () => {
  expect(readFileSync(ICONS_FILE, 'utf8')).toBe(iconSprite());
});
