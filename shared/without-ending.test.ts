import { expect, test } from 'vitest';
import { cutAtWord, withoutEnding, withoutLastWord } from './without-ending.ts';

test.each([
  ['Vance...', 'Vance'],
  ['Vance', 'Vance'],
  ['...', ''],
  ['.a.b.', '.a.b'],
])('"%s" without its dots at the end is "%s"', (text, expected) => {
  expect(withoutEnding(text, '.')).toBe(expected);
});

test.each([
  ['Backups that work', 'Backups that'],
  ['Backups, and more', 'Backups, and'],
  ['Backups – more', 'Backups'],
  ['Backups: more', 'Backups'],
  ['well-known', 'well'],
  ['Backups', ''],
])('"%s" without its last word is "%s"', (text, expected) => {
  expect(withoutLastWord(text)).toBe(expected);
});

test('a cut never ends in a comma or a dash', () => {
  expect(cutAtWord('one, two – three', 11)).toBe('one, two…');
});
