import { expect, test } from 'vitest';
import { topicById } from './choose-topics.ts';
import { withoutRepeats } from './same-ground.ts';

test.each([
  ['how long what is left here is kept, and leaving us', 'retention leaving'],
  ['a checklist to copy, and what that could cost', 'copying site-liability'],
  ['no cookie notice, and the choice made earlier', 'no-cookie-notice choice-remembered'],
  ['texts that go on after a word, and texts that come again', 'sms-alto sms-again'],
  ['data to be deleted, and the price of a service', 'delete-data price'],
  ['how long a contract runs, and what leaving early costs', 'contract exit-fee'],
])('two answers that one question cannot mean are not both given: %s', (_, ids) => {
  const chosen = ids.split(' ').flatMap((id) => {
    const topic = topicById(id);
    return topic ? [{ topic, probability: 0.5 }] : [];
  });
  expect(chosen).toHaveLength(2);
  expect(withoutRepeats(chosen)).toEqual(chosen.slice(0, 1));
});

const kept = (...ids: string[]) =>
  withoutRepeats(
    ids.flatMap((id) => {
      const topic = topicById(id);
      return topic ? [{ topic, probability: 0.5 }] : [];
    }),
  ).map(({ topic }) => topic.id);

test.each([
  ['efax-alone', 'one-service-price'],
  ['rpo-and-rto', 'recovery-time'],
  ['small-several-sites', 'too-small'],
  ['notes-not-script', 'who-answers'],
])('of %s and %s, whose answers hold much of each other, the likelier is said', (first, second) => {
  expect(kept(first, second)).toEqual([first]);
});

test.each([
  ['one-service', 'efax-cost'],
  ['assessment', 'who-walks-building'],
])('of %s and %s each says what the other does not', (first, second) => {
  expect(kept(first, second)).toEqual([first, second]);
});
