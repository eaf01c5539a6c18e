import { expect, test } from 'vitest';
import { groupQuestions } from './group-questions.ts';
import { storableQuestion } from './storable-question.ts';

const stored = (message: string) => storableQuestion({ message, history: [] });

test.each([
  ['Do you repair printers?', 'Do you repair printers?'],
  ['Call me at (405) 555-0163 about the copier', 'Call me at [phone] about the copier'],
  ['Is Maria Gonzalez still your technician?', 'Is [name] still your technician?'],
  ['my badge is 48 1516 23, can you unlock it', 'my badge is [number], can you unlock it'],
])('%s is kept as: %s', (asked, kept) => {
  expect(stored(asked)).toBe(kept);
});

test.each([
  'patient John Doe has diabetes, is his chart in your cloud?',
  'I want to kill myself',
  '12345 67890',
  'ann@clinic.example',
])('nothing is kept of: %s', (asked) => {
  expect(stored(asked)).toBeUndefined();
});

test('no more than 200 characters are kept, in one line', () => {
  const text = stored(`Do you sell\n${'toner and paper '.repeat(30)}`);
  expect(text).toHaveLength(200);
  expect(text).toMatch(/^Do you sell toner and paper .*…$/);
});

test('questions about the same words stand together under the wording asked most', () => {
  const groups = groupQuestions([
    { question: 'Do you repair printers?', count: 3 },
    { question: 'can you repair a printer', count: 2 },
    { question: 'Do you sell toner?', count: 4 },
  ]);
  expect(groups).toEqual([
    { example: 'Do you repair printers?', count: 5, wordings: 2 },
    { example: 'Do you sell toner?', count: 4, wordings: 1 },
  ]);
});
