import type { Passage } from '../passages/passage.ts';
import { guessTopics } from '../topics/guess-topics.ts';
import type { ChosenTopic } from '../topics/choose-topics.ts';
import type { Reading } from '../understanding/reading.ts';
import { linkTo } from '../facts/fact.ts';
import type { SearchTools } from './search-tools.ts';

const POST = 'post:';
const MIN_PROBABILITY = 0.35;
const MAX_PASSAGES = 3;

/**
 * What an article of ours says, for a question that examples say it answers; undefined for others, and
 * where the post is not there any more.
 */
export function postAnswer(
  reading: Reading,
  [first]: readonly ChosenTopic[],
  { passages }: SearchTools,
  said: (text: string) => boolean,
): string | undefined {
  const guesses = guessTopics(reading);
  const [best] = guesses;
  const isOf = (topic: string) =>
    guesses.some(({ label, probability }) => label === topic && probability >= MIN_PROBABILITY);
  // Where an article is, none of its sentences says.
  if (isOf('older-articles')) return undefined;
  if (reading.isSpanish || !best?.label.startsWith(POST)) return undefined;
  if (best.probability < MIN_PROBABILITY || first?.topic.isWhole) return undefined;
  const path = `/blog/${best.label.slice(POST.length)}`;
  const found = passages
    .find(reading, ({ page }: Passage) => page.path === path, MAX_PASSAGES)
    .filter(({ passage }) => !said(passage.text));
  const [top] = found;
  if (top === undefined) return undefined;
  // Passages are pairs of sentences and overlap.
  const sentences = new Set(found.flatMap(({ passage: { text } }) => text.split(/(?<=[.?!])\s+/)));
  return `From our blog: ${[...sentences].join(' ')} Read more: ${linkTo(top.passage.page)}.`;
}
