import { companyFacts } from '../facts/company-facts.ts';
import type { Fact } from '../facts/fact.ts';
import { pageFacts } from '../facts/page-facts.ts';
import { serviceFacts } from '../facts/service-facts.ts';
import { createFactIndex, type FactIndex } from '../search/fact-index.ts';
import { plainWords } from '../search/plain-words.ts';
import { everydayWords } from '../search/search-terms.ts';
import { createSpelling, type Spelling } from '../search/spelling.ts';

export interface SearchTools {
  readonly index: FactIndex;
  readonly spelling: Spelling;
}

/** Facts of the pages; they change only with a new version of the site. */
const siteFacts: readonly Fact[] = [...Object.values(companyFacts), ...serviceFacts, ...pageFacts];

/**
 * The index over everything the site says, built again when other posts come in.
 * @param postFacts posts of this moment; the same array as long as they have not changed
 */
export function createSearchTools(
  postFacts: () => Promise<readonly Fact[]>,
): () => Promise<SearchTools> {
  let built: { readonly posts: readonly Fact[]; readonly tools: SearchTools } | undefined;
  return async () => {
    const posts = await postFacts();
    if (built?.posts !== posts) built = { posts, tools: buildTools([...siteFacts, ...posts]) };
    return built.tools;
  };
}

function buildTools(facts: readonly Fact[]): SearchTools {
  const texts = facts.flatMap(({ topic, aliases, text }) => [topic, aliases, text]);
  const spelling = createSpelling(texts.map(plainWords), everydayWords);
  return { index: createFactIndex(facts), spelling };
}
