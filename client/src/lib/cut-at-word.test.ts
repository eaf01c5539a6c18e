import { expect, test } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

test('a cut never ends in a comma or a dash', () => {
  expect(cutAtWord('one, two – three', 11)).toBe('one, two…');
});
