import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { asTopic, readAnswers } from './read-answers.ts';

function read(text: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'answers-')), 'answers.txt');
  writeFileSync(file, text);
  return readAnswers(pathToFileURL(file)).map(asTopic);
}

test('a part of the file is a topic with its service and all that it says', () => {
  const text = '# What this is.\n\n[one] cloud general\nYes.\nmore: And so on.\nes: Sí.\n';
  expect(read(`${text}\n[two]\nNo.\n`)).toEqual([
    {
      id: 'one',
      service: 'cloud',
      isGeneral: true,
      answer: 'Yes.',
      more: ['And so on.'],
      spanish: 'Sí.',
    },
    { id: 'two', answer: 'No.' },
  ]);
});

test.each([
  'one\nYes.',
  '[one]',
  '[one]\nYes.\nNo.',
  '[one]\nYes.\nes: Sí.\nes: No.',
  '[one] a b\nYes.',
])('%j is more or less than an answer, and is refused', (text) => {
  expect(() => read(text)).toThrow(/answer/);
});
