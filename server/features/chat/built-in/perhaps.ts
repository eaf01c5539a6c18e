import { PERSON } from '../topics/phrases.ts';
import { topicById } from '../topics/choose-topics.ts';
import { guessTopics } from '../topics/guess-topics.ts';
import type { Reading } from '../understanding/reading.ts';

/** How a guess begins: weekly reports count it among what was not answered. */
export const GUESS_OPENING = 'If I understand you right: ';

/** Below this a guess is no better than none. */
const FLOOR = 0.12;

/** So much says that a message which nothing else fits is none of our business. */
const ELSEWHERE = 0.05;

/**
 * The likeliest topic of a message that no word of ours fits, said as the guess that it is; and where all
 * are unlikely, what we answer to what is none of our business.
 */
export function perhaps(reading: Reading, said: (text: string) => boolean): string | undefined {
  const guesses = guessTopics(reading);
  const guess = guesses.find(({ label }) => topicById(label) !== undefined);
  const topic = guess && topicById(guess.label);
  if (topic === undefined || guess === undefined) return undefined;
  if (guess.probability < FLOOR) {
    const away = guesses.find(({ label }) => label === 'off-topic');
    const limit =
      (away?.probability ?? 0) >= ELSEWHERE ? topicById('off-topic')?.answer : undefined;
    return limit === undefined || said(limit) ? undefined : limit;
  }
  if (topic.isWhole || said(topic.answer)) return undefined;
  return `${GUESS_OPENING}${topic.answer}\n\nIf you meant something else, ${PERSON}.`;
}
