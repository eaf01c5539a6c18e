import { expect, test } from 'vitest';
import { topicById } from './choose-topics.ts';
import { withoutRepeats } from './same-ground.ts';

test.each([
  ['how long what is left here is kept, and leaving us', 'retention leaving'],
  ['a checklist to copy, and what that could cost', 'copying site-liability'],
  ['no cookie notice, and the choice made earlier', 'no-cookie-notice choice-remembered'],
  ['texts that go on after a word, and texts that come again', 'sms-alto sms-again'],
  ['data to be deleted, and the price of a service', 'delete-data price'],
])('two answers that one question cannot mean are not both given: %s', (_, ids) => {
  const chosen = ids.split(' ').flatMap((id) => {
    const topic = topicById(id);
    return topic ? [{ topic, probability: 0.5 }] : [];
  });
  expect(chosen).toHaveLength(2);
  expect(withoutRepeats(chosen)).toEqual(chosen.slice(0, 1));
});
