import { expect, test } from 'vitest';
import { terminalText } from './terminal-text.ts';

test.each([
  [
    'a title and a cleared screen',
    '\u001B]0;owned\u0007\u001B[2J',
    '\\u001b]0;owned\\u0007\\u001b[2J',
  ],
  ['the one-byte form of it', '\u009B2J', '\\u009b2J'],
  ['text that runs backwards', 'a\u202Egnp.exe', 'a\\u202egnp.exe'],
  ['tags that nobody sees', '\u{E0041}', '\\udb40\\udc41'],
  ['a return that overwrites the line', 'safe\rnot', 'safe\\u000dnot'],
])('%s can only be read', (_, text, shown) => {
  expect(terminalText(text)).toBe(shown);
});

test('lines, columns, accents and joined letters stay as they are', () => {
  const text = 'José\tZoë\n👩\u200D⚕️ می\u200Cخواهم\r\n"a"\r';
  expect(terminalText(text)).toBe(text);
});

test('JSON says the same afterwards', () => {
  const value = { name: '\u009B\u202E\u{E0041}\u007F "x"\n' };
  expect(JSON.parse(terminalText(JSON.stringify(value, null, 2)))).toEqual(value);
});
