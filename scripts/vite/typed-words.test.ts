import { expect, test } from 'vitest';
import { typedWords } from './typed-words.ts';

test('the words of a headline follow each other letter by letter, each in its width, the last two in one', () => {
  expect(typedWords('It’s 3 a.m. now', -0.022)).toEqual({
    ':root': { '--characters': '15' },
    '.typed > :nth-child(1)': { '--at': '0', '--letters': '5', '--width': '1.61em' },
    '.typed > :nth-child(2)': { '--at': '5', '--letters': '2', '--width': '0.74em' },
    '.typed > :nth-child(3)': { '--at': '7', '--letters': '8' },
  });
});
