import type { Passage } from '../passages/passage.ts';
import { createPassageIndex, type PassageIndex } from '../passages/passage-index.ts';
import { sitePassages } from '../passages/site-passages.ts';
import { plainWords } from '../search/plain-words.ts';
import { commonWords } from '../search/common-words.ts';
import { everydayWords } from '../search/search-terms.ts';
import { createSpelling } from '../search/spelling.ts';
import { knownWords } from '../understanding/reading.ts';

export interface SearchTools {
  readonly passages: PassageIndex;
  /** Puts a slip of typing right, word by word. */
  readonly correct: (word: string) => string;
}

/** The same slips come again and again. */
const MAX_REMEMBERED = 5_000;
const isCommon = new Set(commonWords);

/**
 * The index over everything the site says, built again when other posts come in.
 * @param postPassages posts of this moment; the same array as long as they have not changed
 */
export function createSearchTools(
  postPassages: () => Promise<readonly Passage[]>,
): () => Promise<SearchTools> {
  let built: { readonly posts: readonly Passage[]; readonly tools: SearchTools } | undefined;
  return async () => {
    const posts = await postPassages();
    if (built?.posts !== posts) built = { posts, tools: buildTools([...sitePassages, ...posts]) };
    return built.tools;
  };
}

/** Toward the words of the pages and the vocabularies; those of posts are the writers' own. */
const spelling = createSpelling(
  [
    ...sitePassages.flatMap(({ context, text }) => [plainWords(context), plainWords(text)]),
    knownWords.join(' '),
  ],
  everydayWords,
);

function buildTools(passages: readonly Passage[]): SearchTools {
  const corrected = new Map<string, string>();
  const correct = (word: string) => {
    if (isCommon.has(word)) return word;
    const known = corrected.get(word);
    if (known !== undefined) return known;
    const right = spelling(word);
    if (corrected.size >= MAX_REMEMBERED) corrected.clear();
    corrected.set(word, right);
    return right;
  };
  return { passages: createPassageIndex(passages), correct };
}
