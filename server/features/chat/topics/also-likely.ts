import type { Reading } from '../understanding/reading.ts';
import { canStandBeside, type ChosenTopic, topicById } from './choose-topics.ts';
import { guessTopics } from './guess-topics.ts';
import { withoutRepeats } from './same-ground.ts';

/** Whoever is as surely asking one thing needs no second answer. */
const SURE = 0.7;
/** Of strangers' questions whose second topic is as likely as this, it was asked, or asked too, in one of three. */
const LEAST = 0.15;
const SHARE = 0.5;

/** What a message may ask instead or besides, where its likeliest topic is not sure; undefined where nothing comes near. */
export function alsoLikely(reading: Reading, first: ChosenTopic): ChosenTopic | undefined {
  if (first.probability >= SURE || !canStandBeside(first.topic)) return undefined;
  const [likeliest, ...others] = guessTopics(reading);
  if (likeliest?.label !== first.topic.id) return undefined;
  const [next] = others.flatMap(({ label, probability }) => {
    const topic = topicById(label);
    return topic === undefined ? [] : [{ topic, probability }];
  });
  const isNear =
    next !== undefined && next.probability >= Math.max(LEAST, SHARE * first.probability);
  if (!isNear || !canStandBeside(next.topic)) return undefined;
  return withoutRepeats([first, next]).length > 1 ? next : undefined;
}
