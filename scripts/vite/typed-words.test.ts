import { expect, test } from 'vitest';
import { typedWords } from './typed-words.ts';

const rules = typedWords('It’s 3 a.m.', -0.022);

test('the words of a headline follow each other letter by letter, spaces included', () => {
  expect(rules).toMatchObject({
    ':root': { '--characters': '11' },
    '.typed > :nth-child(1)': { '--at': '0', '--letters': '5' },
    '.typed > :nth-child(2)': { '--at': '5', '--letters': '2' },
    '.typed > :nth-child(3)': { '--at': '7', '--letters': '4' },
  });
});

test('a word has its width of the final font while that is awaited, the last has its own', () => {
  expect(rules['@media (scripting: enabled)']).toEqual({
    ':root:not([data-live])': {
      '.typed > :nth-child(1)': { width: '1.609em' },
      '.typed > :nth-child(2)': { width: '0.735em' },
    },
  });
});
