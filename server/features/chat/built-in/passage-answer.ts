import { linkTo } from '../facts/fact.ts';
import type { Passage } from '../passages/passage.ts';
import type { FoundPassage } from '../passages/passage-index.ts';
import type { ChosenTopic } from '../topics/choose-topics.ts';
import type { Reading } from '../understanding/reading.ts';
import type { SearchTools } from './search-tools.ts';

/** Below these a passage shares words with a question by chance. */
const MIN_COVERAGE = 0.5;
const MIN_MATCHES = 2;
/** What a passage must hold to be said in place of the answer of a topic that is general. */
const SURE_COVERAGE = 0.62;
const SURE_MATCHES = 3;

/** A line of a list is no sentence that answers anything. */
export const SHORTEST_ANSWER = 60;

const LEGAL = ['PRIVACY', 'TERMS', 'COOKIES', 'SMS', 'LAST_UPDATED', 'HOW_LONG_KEPT'];

/** The passage that answers a message best; undefined where none holds enough of it. */
export function bestPassage(
  reading: Reading,
  chosen: readonly ChosenTopic[],
  { passages }: SearchTools,
): (FoundPassage & { readonly isSure: boolean }) | undefined {
  const isLegal = LEGAL.some((concept) => reading.concepts.has(concept));
  const service = chosen.find(({ topic }) => topic.service !== undefined)?.topic.service;
  const found = passages
    .find(reading, ({ kind }) => isLegal || kind !== 'legal', 8)
    .map((each) => (each.passage.service === service && service ? boosted(each) : each))
    .sort((a, b) => b.score - a.score);
  const isSentence = ({ passage: { text } }: FoundPassage) => text.length >= SHORTEST_ANSWER;
  const isEnough = ({ coverage, matches, passage: { kind } }: FoundPassage) =>
    kind === 'post'
      ? coverage >= SURE_COVERAGE && matches >= SURE_MATCHES
      : coverage >= MIN_COVERAGE && matches >= MIN_MATCHES;
  const best = found.filter(isSentence).find(isEnough);
  if (best === undefined) return undefined;
  // A post is read on; what the company does is said by its own pages.
  const isOwn = best.passage.kind !== 'post' && (!service || best.passage.service === service);
  const isSure = isOwn && best.coverage >= SURE_COVERAGE && best.matches >= SURE_MATCHES;
  return { ...best, isSure };
}

const boosted = (found: FoundPassage): FoundPassage => ({ ...found, score: found.score * 1.3 });

/** A passage as an answer, with the page it stands on. */
export function passageParagraph({ text, kind, page }: Passage): string {
  const start = kind === 'post' ? `From our blog: ${text}` : text;
  return `${start} Read more: ${linkTo(page)}.`;
}
