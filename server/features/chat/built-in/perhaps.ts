import { PERSON } from '../topics/phrases.ts';
import { topicById } from '../topics/choose-topics.ts';
import { guessTopics } from '../topics/guess-topics.ts';
import type { Reading } from '../understanding/reading.ts';

/** How a guess begins: weekly reports count it among what was not answered. */
export const GUESS_OPENING = 'If I understand you right: ';

/** Below this a guess is no better than none. */
const FLOOR = 0.12;

/** The likeliest topic of a message that no word of ours fits, said as the guess that it is. */
export function perhaps(reading: Reading, said: (text: string) => boolean): string | undefined {
  const guess = guessTopics(reading).find(({ label }) => topicById(label) !== undefined);
  const topic = guess && topicById(guess.label);
  if (topic === undefined || guess === undefined || guess.probability < FLOOR) return undefined;
  if (topic.isWhole || said(topic.answer)) return undefined;
  return `${GUESS_OPENING}${topic.answer}\n\nIf you meant something else, ${PERSON}.`;
}
