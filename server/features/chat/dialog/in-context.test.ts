import { expect, test } from 'vitest';
import { topicById } from '../topics/choose-topics.ts';
import { readMessage } from '../understanding/reading.ts';
import { distanceSentence } from './distance.ts';
import { facetText } from './in-context.ts';

/** What is said to a message after an answer about a topic. */
function next(id: string, message: string): string | undefined {
  const topic = topicById(id);
  const topics = topic ? [topic] : [];
  const subject = { topics, last: topics, service: topic?.service, page: undefined };
  return facetText(
    readMessage(message),
    { ...subject, link: undefined, isArticle: false, asked: [] },
    'special',
    () => false,
  );
}

test.each([
  ['fax-hipaa', 'if we quit can we take all old faxes with us', /^How you export .* not stated/],
  ['efax-retention', 'who can delete them', /^Who may delete .* not stated/],
  ['efax-services', 'can we keep our number if we quit', /^It stays/],
  ['what-is-baa', 'and when', /^Before we touch .* exact day is not stated/],
  ['prove-24-7', 'well, is it an answering service?', /^By what this site says, no/],
  ['area', 'and past that?', /is outside our remote support/],
  [
    'cloud-solutions/Disaster Recovery',
    'what comes back first',
    /which one is first .* not stated/,
  ],
])('after %s, "%s" is answered in the first sentence', (id, message, start) => {
  expect(next(id, message)).toMatch(start);
});

test('a town beyond the radius is told how far it is', () => {
  expect(distanceSentence('what about Brownsville', false)).toMatch(/^No: Brownsville is about 6/);
});
