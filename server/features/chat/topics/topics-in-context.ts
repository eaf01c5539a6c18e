import { NOT_STATED } from '../understanding/labels.ts';
import type { Reading } from '../understanding/reading.ts';
import { byHeadCount } from './by-head-count.ts';
import { type ChosenTopic, topicById } from './choose-topics.ts';
import { guessInContext } from './guess-in-context.ts';

/** How much more a topic counts that belongs to the service which was talked about. */
const SAME_SERVICE = Math.E;

/** What a message is about in the light of the one before, the likeliest first; 0 to 1 in all. */
export function topicsInContext(
  reading: Reading,
  before: string,
  service: string | undefined,
  correct: (word: string) => string,
): readonly Pick<ChosenTopic, 'topic' | 'probability'>[] {
  // What is no topic counts nothing: an article answers no follow-up.
  const favor = (label: string) => {
    const topic = topicById(label);
    if (topic === undefined) return label === NOT_STATED ? 1 : 0;
    return service !== undefined && topic.service === service ? SAME_SERVICE : 1;
  };
  const likely = guessInContext(reading, before, favor, correct).flatMap(
    ({ label, probability }) => {
      const topic = topicById(label);
      return topic ? [{ topic, probability }] : [];
    },
  );
  return byHeadCount(likely, reading.tokens.map(({ word }) => word).join(' '));
}
