import { expect, test } from 'vitest';
import { readMessage } from '../understanding/reading.ts';
import { chooseTopics } from './choose-topics.ts';
import { guessEachQuestion } from './each-question.ts';

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

test.each([
  ['numbered', '1) do you sign a BAA 2) where is your office', ['baa', 'address']],
  [
    'of one service',
    'can you do SEO for us and do you also answer the google reviews',
    ['digital-marketing/Search Engine Optimization', 'reviews-management'],
  ],
  [
    'wished in one breath',
    'we need new cables for 6 rooms and also somebody to teach our staff about phishing',
    ['network-services/Structured Cabling', 'security-services/Staff Training'],
  ],
])('two questions are answered: %s', (_, message, both) => {
  const chosen = chooseTopics(readMessage(message)).map(({ topic }) => topic.id);
  expect(chosen).toEqual(both);
});

test('a second question that points back to the first is not guessed from its own few words', () => {
  const chosen = chooseTopics(readMessage('do you sign a baa first and who keeps it'));
  expect(chosen.map(({ topic }) => topic.id)).toEqual(['baa']);
});

test('a question that the whole message rules out is none of its own', () => {
  const message =
    'our old IT company refuses to give us the admin passwords. can you get us back in';
  const chosen = chooseTopics(readMessage(message)).map(({ topic }) => topic.id);
  expect(chosen).toEqual(['old-provider-refuses']);
});
