import { PERSON } from '../topics/phrases.ts';
import { topicById } from '../topics/choose-topics.ts';
import { guessTopics } from '../topics/guess-topics.ts';
import { isOneGround } from '../topics/same-ground.ts';
import type { Topic } from '../topics/topic.ts';
import type { Reading } from '../understanding/reading.ts';
import { withoutYes } from './unasked-yes.ts';
import { sentencesOfText } from './words-for.ts';

const OPENING = 'I am not sure what you ask. Perhaps one of these answers it:';

/** Whether an answer is a guess: weekly reports count it among what was not answered. */
export const isGuess = (answer: string): boolean => answer.startsWith(OPENING);

/** Of ten questions whose topics were all unlikely, eight had theirs among the first three above this. */
const LEAST = 0.04;
const MOST = 3;
/** Where no topic is as likely as this, so much says that a message is none of our business. */
const UNLIKELY = 0.12;
const ELSEWHERE = 0.05;
const OFF_TOPIC = 'off-topic';

/**
 * What a message that no topic surely fits may be about, the core of each answer in a line; undefined where
 * nothing comes near. What is probably none of our business gets our answer to that.
 */
export function perhaps(reading: Reading, said: (text: string) => boolean): string | undefined {
  const likely = guessTopics(reading).flatMap(({ label, probability }) => {
    const topic = topicById(label);
    return topic === undefined || probability < LEAST ? [] : [{ topic, probability }];
  });
  const elsewhere = likely.find(({ topic }) => topic.id === OFF_TOPIC);
  const isUnlikely = likely.every(({ probability }) => probability < UNLIKELY);
  if (elsewhere !== undefined && isUnlikely && elsewhere.probability >= ELSEWHERE)
    return said(elsewhere.topic.answer) ? undefined : elsewhere.topic.answer;
  const apart = likely.filter(
    ({ topic }, at) =>
      !topic.isWhole &&
      topic.id !== OFF_TOPIC &&
      !said(topic.answer) &&
      !likely.slice(0, at).some((before) => isOneGround(before.topic, topic)),
  );
  const lines = apart.flatMap(({ topic }) => coreOf(topic)).slice(0, MOST);
  if (lines.length === 0) return undefined;
  return `${OPENING}\n${lines.join('\n')}\n\nIf none of them does, ${PERSON}.`;
}

/** So long are the first sentences that say what an answer is about: more than "I am sorry about that." */
const CORE_CHARACTERS = 60;
const LONGEST_CORE = 260;

function coreOf({ answer }: Topic): readonly string[] {
  let core = '';
  for (const sentence of sentencesOfText(withoutYes(answer))) {
    if (core.length >= CORE_CHARACTERS) break;
    core = `${core} ${sentence}`.trim();
  }
  return core.endsWith(':') || core.length > LONGEST_CORE ? [] : [`- ${core}`];
}
