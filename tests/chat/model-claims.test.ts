import { siteFacts } from '#server/features/chat/facts/site-facts.ts';
import { createOutputCheck } from '#server/features/chat/output-check/output-check.ts';
import { expect, test } from 'vitest';
import { checkedAnswers, visitorWrote } from './support/checked-answers.ts';

const findFault = createOutputCheck([]);
const faultOf = (answer: string) =>
  findFault(answer, {
    facts: siteFacts,
    secretText: 'Rules that stand in no answer, with their mark: 0123456789ab',
    visitor: visitorWrote,
  });

const { bad, good } = checkedAnswers;

test.each(bad)('is stopped, since no page says it: %s', (answer) => {
  expect(faultOf(answer)).toBeDefined();
});

test.each(good)('passes: %s', (answer) => {
  expect(faultOf(answer)).toBeUndefined();
});

test('a claim is found behind good sentences, and a good sentence does not excuse it', () => {
  expect(faultOf(`${good[0]} ${bad[0]}`)).toBe('a person');
  expect(faultOf('I do not know the price. Our agreements run month to month.')).toBe(
    'a contract term',
  );
});

test('what the facts say may be said, whatever it is', () => {
  const text = 'Maria Delgado, our CEO, answers within fifteen minutes, month to month.';
  const page = { path: '/about', label: 'About' };
  const facts = [{ topic: 'x', text, page }];
  expect(findFault(text, { facts, secretText: 'nothing of it 0123456789ab' })).toBeUndefined();
});
