import type { Reading } from '../understanding/reading.ts';
import { isContentWord } from '../understanding/content-words.ts';
import { distanceSentence } from './distance.ts';
import { type Facet, facets } from './facets.ts';
import type { Subject } from './subject.ts';
import { isLike, patterns } from './like.ts';

const LEANING = patterns(
  '^ and|y|so|but|pero|then|or|also|also|entonces|plus|ok|okay|no|hm|great|eso',
  '^ what|how about',
  '^ ~1 HOW ~4 that|it|this',
  '^ ~3 THAT',
  'meant|mean',
  'THAT & !here',
  'EXAMPLE',
  'the|that ~1 first|second|third|last|other ~1 thing|one|part|point',
);
const SHORT = 5;
const LONGEST = 14;

export const isShort = ({ tokens }: Reading): boolean => tokens.length <= LONGEST;

/** Whether a message leans on what was said before: short, or with words that point back. */
export function isLeaning(reading: Reading): boolean {
  if (!isShort(reading)) return false;
  return reading.tokens.length <= SHORT || isLike(reading, LEANING);
}

const compiled = facets.map((facet) => ({
  facet,
  about: facet.about.split(/\s+/),
  likes: patterns(...facet.patterns),
}));

/** What the table says about the subject, for a message that asks one side of it; nothing twice. */
export function facetText(
  reading: Reading,
  subject: Subject,
  kind: 'special' | 'general',
  said: (text: string) => boolean,
): string | undefined {
  const textOf = ({ answer, spanish }: Facet) => (reading.isSpanish ? spanish : answer);
  const found = compiled.filter(
    ({ about, likes }) =>
      (about[0] === '*' || about[0] === 'service') === (kind === 'general') &&
      isAbout(about, subject) &&
      isLike(reading, likes),
  );
  return found.map(({ facet }) => textOf(facet)).find((text) => text !== undefined && !said(text));
}

function isAbout(about: readonly string[], { topics, last, service, page }: Subject): boolean {
  const post = page?.startsWith('/blog/') ? page.replace('/blog/', 'post:') : '';
  const ids = [...[...topics.slice(0, 2), ...last].map(({ id }) => id), service ?? '', post];
  const isOne = (each: string) =>
    each.length > 1 && each.endsWith('*')
      ? ids.some((id) => id.startsWith(each.slice(0, -1)))
      : ids.includes(each);
  return about.some(
    (each) => each === '*' || (each === 'service' && service !== undefined) || isOne(each),
  );
}

const CONFIRMS = patterns(
  'yes or no',
  '^ ~3 yes ~2 no',
  'is that|so ~3 yes|no $',
  '^ so ~2 can|do|would|will|are ~1 you',
  '^ ~2 would|does|will|can ~3 that|it ~2 work|ok|fine|count',
  '^ ~1 is|does|would|will ~1 that|it|this ~1 ok|okay|fine|alright|work|count|enough $',
  'close|near ~1 enough',
  'too far',
  'si o no',
);

/** "So yes or no", after a town was named. */
export function placeAnswer(reading: Reading, subject: Subject): string | undefined {
  const isArea = subject.topics
    .slice(0, 2)
    .some(({ id }) => ['area', 'far-place', 'onsite'].includes(id));
  if (!isArea || !isLike(reading, CONFIRMS)) return undefined;
  return subject.asked
    .toReversed()
    .map((text) => distanceSentence(text, reading.isSpanish, reading.plain))
    .find((found) => found !== undefined);
}

/** How many words of a message say something of their own. */
export const contentOf = (reading: Reading): number =>
  reading.tokens.filter(({ word }) => isContentWord(word)).length;
