import { expect, test } from 'vitest';
import { readMessage } from '../understanding/reading.ts';
import { chooseTopics } from './choose-topics.ts';
import { guessEachQuestion } from './guess-topics.ts';

const labelsOf = (message: string) =>
  guessEachQuestion(readMessage(message)).map(({ label }) => label);

test('each question of a message is guessed by itself', () => {
  expect(labelsOf('Do you sign a BAA? And where is your office?')).toEqual(['baa', 'address']);
});

test('a story around one question asks nothing of its own', () => {
  expect(labelsOf('We moved here in May. It was a lot. Do you sign a BAA?')).toEqual(['baa']);
});

test('both questions of one sentence are answered', () => {
  const chosen = chooseTopics(readMessage('what are your hours and do you sign a baa'));
  expect(chosen.map(({ topic }) => topic.id)).toEqual(expect.arrayContaining(['hours', 'baa']));
});
