import { linkTo } from '../facts/fact.ts';
import type { Passage } from '../passages/passage.ts';
import type { SearchTools } from '../built-in/search-tools.ts';
import { contentStems } from '../understanding/content-words.ts';
import { readMessage, type Reading } from '../understanding/reading.ts';
import type { Subject } from './subject.ts';
import { isLike, patterns } from './like.ts';

/** "Is there one on that in the blog?", "an article about it", after an answer. */
const ASKS_POST = patterns(
  'blog|post|article|articles|posts ~4 on|about|of|for ~3 that|it|this|one',
  'one|something|anything ~4 on|about|for ~3 that|it|this ~4 blog|article',
  'one|something|anything|article|post ~4 in|on ~2 blog',
  '^ ~3 article|post|blog|reading ~2 on|about ~2 $',
);
/** Of our articles themselves. */
const ASKS_ONE = patterns('^ ~3 one|something|anything|any ~1 on|about|for');
/** Which is newer, the dates on the pages tell; they are not known here. */
const ASKS_NEWER = patterns('new|newer|newest|latest|recent|recently');
const OF_BLOG = /^(?:blog|post|article|read)/;
const LONGEST = 14;
const MIN_COVERAGE = 0.5;

/** The article about what was talked about, or about what is named after the blog was; undefined for others. */
export function postAbout(
  reading: Reading,
  { topics, page, asked }: Subject,
  { passages, correct }: SearchTools,
): string | undefined {
  if (reading.isSpanish || reading.tokens.length > LONGEST) return undefined;
  const isBlog = page?.startsWith('/blog') === true || topics[0]?.id === 'blog';
  if (!isLike(reading, ASKS_POST) && !(isBlog && isLike(reading, ASKS_ONE))) return undefined;
  const isNamed = contentStems(reading).some((stem) => !OF_BLOG.test(stem));
  const about = isNamed ? reading : readMessage(asked.at(-1) ?? '', correct);
  const [best] = passages.find(
    about,
    ({ page: { path } }: Passage) => path.startsWith('/blog/') && path !== '/blog/archive',
    1,
  );
  if (!best || (best.coverage < MIN_COVERAGE && isNamed)) return undefined;
  const link = linkTo(best.passage.page);
  return isLike(reading, ASKS_NEWER)
    ? `On that there is ${link}; its date stands on the page.`
    : `Yes: ${link}.`;
}
