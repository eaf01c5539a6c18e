import { expect, test } from 'vitest';
import { isLabelWord } from './label-words.ts';

test.each(
  'nummber telefone adress emial correro moblie cel fon numbr teléfono phonenumber'.split(' '),
)('"%s" is a label, however it is typed', (word) => {
  expect(isLabelWord(word)).toBe(true);
});

test.each('Correa Emil Emily Andress Gail Shone Mobley Humber Romero Tully'.split(' '))(
  '"%s" is a name, although a label is spelled almost so',
  (word) => {
    expect(isLabelWord(word)).toBe(false);
  },
);
