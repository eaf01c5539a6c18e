import { matchPattern, compilePattern } from '../understanding/pattern.ts';
import { readMessage, type Reading } from '../understanding/reading.ts';
import { guessTopics, topicClassifier } from '../topics/guess-topics.ts';
import { type ChosenTopic, topicById, topicsIn } from '../topics/choose-topics.ts';
import type { SearchTools } from '../built-in/search-tools.ts';
import { isContentWord } from '../understanding/content-words.ts';
import { distanceSentence } from './distance.ts';
import { type Facet, facets } from './facets.ts';
import type { Subject } from './subject.ts';

/** Topics that are asked about together: what comes up after one of them is often in the same group. */
const GROUPS = [
  'price monthly-price discount assessment consultation billing contract leaving refund switch quote-request next-steps',
  'hours round-the-clock who-answers phone address emails existing-client onsite open-ticket',
  'area far-place onsite address hours',
  'hipaa baa certifications auditor security-services breach-notice data-location chat-hipaa encryption',
  'privacy chat-privacy cookies who-receives retention delete-data data-location no-sale withdraw-consent state-rights',
  'reviews references case-study figures client-count why-us bbb awards',
  'team about ownership age staff-count values jobs',
  'ehr-brand emr-integration device-connections imaging',
  'client-types network-size not-healthcare co-managed client-count',
].map((group) => new Set(group.split(' ')));

/** Whether a topic belongs to what was talked about. */
export function isNear(id: string, service: string | undefined, subject: Subject): boolean {
  if (service !== undefined && service === subject.service) return true;
  return subject.topics.slice(0, 3).some((topic) => {
    if (topic.id.startsWith('sms-')) return id.startsWith('sms-') || id === 'text-us';
    return topic.id === id || GROUPS.some((group) => group.has(topic.id) && group.has(id));
  });
}

const LEANING = [
  '^ and|y|so|but|pero|then|or|also|also|entonces|plus|ok|okay|no|hm|great|eso',
  '^ what|how about',
  '^ ~3 THAT',
  'meant|mean',
  'THAT & !here',
  'EXAMPLE',
  'the|that ~1 first|second|third|last|other ~1 thing|one|part|point',
].map(compilePattern);
const SHORT = 5;
const LONGEST = 14;

export const isShort = ({ tokens }: Reading): boolean => tokens.length <= LONGEST;

/** Whether a message leans on what was said before: short, or with words that point back. */
export function isLeaning(reading: Reading): boolean {
  if (!isShort(reading)) return false;
  return (
    reading.tokens.length <= SHORT ||
    LEANING.some((pattern) => matchPattern(pattern, reading) !== undefined)
  );
}

const compiled = facets.map((facet) => ({
  facet,
  about: facet.about.split(/\s+/),
  patterns: facet.patterns.map(compilePattern),
}));

/** What the table says about the subject, for a message that asks one side of it. */
export function facetOf(
  reading: Reading,
  subject: Subject,
  kind: 'special' | 'general',
): Facet | undefined {
  return compiled.find(
    ({ about, patterns }) =>
      (about[0] === '*' || about[0] === 'service') === (kind === 'general') &&
      isAbout(about, subject) &&
      patterns.some((pattern) => matchPattern(pattern, reading) !== undefined),
  )?.facet;
}

function isAbout(about: readonly string[], { topics, service }: Subject): boolean {
  const ids = [...topics.slice(0, 2).map(({ id }) => id), service ?? ''];
  const isOne = (each: string) =>
    each.length > 1 && each.endsWith('*')
      ? ids.some((id) => id.startsWith(each.slice(0, -1)))
      : ids.includes(each);
  return about.some(
    (each) => each === '*' || (each === 'service' && service !== undefined) || isOne(each),
  );
}

const CONFIRMS = [
  'yes or no',
  '^ ~3 yes ~2 no',
  'is that|so ~3 yes|no $',
  '^ so ~2 can|do|would|will|are ~1 you',
  '^ ~2 would|does|will|can ~3 that|it ~2 work|ok|fine|count',
  'close|near ~1 enough',
  'too far',
  'si o no',
].map(compilePattern);

/** "So yes or no", after a town was named. */
export function placeAnswer(reading: Reading, subject: Subject): string | undefined {
  const isArea = subject.topics
    .slice(0, 2)
    .some(({ id }) => ['area', 'far-place', 'onsite'].includes(id));
  if (!isArea || !CONFIRMS.some((pattern) => matchPattern(pattern, reading) !== undefined))
    return undefined;
  return subject.asked
    .toReversed()
    .map((text) => distanceSentence(text, reading.isSpanish))
    .find((found) => found !== undefined);
}

const GUESS_WEIGHT = 8;
const TOGETHER_WEIGHT = 4;
const FLOOR = 0.7;
/** How much surer a topic from elsewhere must be. */
const NEARNESS = 1.6;
const MANY = 40;

/**
 * The topic near the subject that a leaning message is about: what its own words say, what examples say
 * of them, and what both say of it read together with the question before.
 */
export function topicNear(
  reading: Reading,
  subject: Subject,
  chosen: readonly ChosenTopic[],
  { correct }: SearchTools,
): { readonly topic: ChosenTopic['topic']; readonly score: number } | undefined {
  const before = subject.asked.at(-1) ?? '';
  const first = readMessage(before, correct);
  const both = readMessage(`${before} . ${reading.plain}`, correct);
  const worded = new Map(topicsIn(reading).map(({ topic, score }) => [topic.id, score]));
  const alone = topicClassifier().guess(reading, MANY);
  const earlier = new Map(guessTopics(first).map(({ label, probability }) => [label, probability]));
  const scores = new Map<string, number>();
  const add = (id: string, score: number) => scores.set(id, (scores.get(id) ?? 0) + score);
  for (const [id, score] of worded) add(id, Math.max(0, score) * (chosen.length > 0 ? 1 : 0.8));
  for (const { label, probability } of alone) add(label, GUESS_WEIGHT * probability);
  for (const { label, probability } of guessTopics(both))
    add(label, TOGETHER_WEIGHT * Math.max(0, probability - (earlier.get(label) ?? 0)));
  const near = [...scores]
    .flatMap(([id, score]) => {
      const topic = topicById(id);
      return topic && !topic.isWhole && isNear(id, topic.service, subject)
        ? [{ topic, score }]
        : [];
    })
    .sort((one, other) => other.score - one.score)[0];
  const other = chosen.find(({ topic }) => !isNear(topic.id, topic.service, subject));
  if (near === undefined || near.score < FLOOR) return undefined;
  const isOwn =
    near.topic.service !== undefined &&
    reading.tokens.length <= SHORT &&
    (worded.get(near.topic.id) ?? 0) > 1;
  return !isOwn && other !== undefined && other.score > near.score * NEARNESS ? undefined : near;
}

/** How many words of a message say something of their own. */
export const contentOf = (reading: Reading): number =>
  reading.tokens.filter(({ word }) => isContentWord(word)).length;
