import MiniSearch from 'minisearch';
import type { Fact } from '../facts/fact.ts';
import { plainWords } from './plain-words.ts';
import { splitWords, termOf, weightOfWord, withSynonyms } from './search-terms.ts';

export interface FoundFact {
  readonly fact: Fact;
  /** Relevance as MiniSearch gives it; only good for comparing results of one question. */
  readonly score: number;
  /** Share of the question that the fact is about, 0 to 1; rare words weigh more. */
  readonly coverage: number;
}

/**
 * Relevance counts for more when the fact is about more of the question, and when the question is
 * about more of its topic: "managed IT" means the service, not one part of it.
 */
const rankOf = ({ fact, score, coverage, precision }: RankedFact) =>
  score * coverage ** 2 * (0.7 + 0.3 * precision) * (fact.weight ?? 1);

interface RankedFact extends FoundFact {
  /** Share of the topic's words that the question holds, 0 to 1. */
  readonly precision: number;
}

const CANDIDATES = 20;

export type FactIndex = ReturnType<typeof createFactIndex>;

/** Finds facts for a question: stemmed, with synonyms, forgiving slips of typing. */
export function createFactIndex(facts: readonly Fact[]) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const index = new MiniSearch<Fact>({
    fields: ['topic', 'aliases', 'text'],
    tokenize: (text) => splitWords(plainWords(text)),
    processTerm: (word) => termOf(word) ?? null,
    searchOptions: {
      boost: { topic: 4, aliases: 3 },
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
      prefix: (term) => term.length > 4,
      weights: { fuzzy: 0.3, prefix: 0.4 },
      // The index holds stems already; a question brings the words that mean the same.
      processTerm: (word) => {
        const term = termOf(word);
        return term === undefined ? null : [...withSynonyms(term)];
      },
    },
  });
  index.addAll(facts);

  const topicTerms = new Map(
    facts.map(({ id, topic }) => [
      id,
      [...new Set(splitWords(plainWords(topic)).flatMap((word) => termOf(word) ?? []))],
    ]),
  );
  const frequencies = new Map<string, number>();
  for (const fact of facts) {
    const words = splitWords(plainWords(`${fact.topic} ${fact.aliases} ${fact.text}`));
    for (const term of new Set(words.map(termOf))) {
      if (term !== undefined) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
  }
  const weightOf = (term: string) =>
    weightOfWord(term) * Math.log(1 + facts.length / ((frequencies.get(term) ?? 0) + 1));

  return {
    /**
     * @param question in plain words (`plainWords`)
     * @returns best first; empty when no word of it is known
     */
    find(question: string, limit = 5): FoundFact[] {
      const terms = [...new Set(splitWords(question).flatMap((word) => termOf(word) ?? []))];
      const total = terms.reduce((sum, term) => sum + weightOf(term), 0);
      return index
        .search(question)
        .slice(0, CANDIDATES)
        .flatMap(({ id, score, queryTerms }) => {
          const fact = byId.get(String(id));
          if (!fact) return [];
          const matched = new Set(queryTerms);
          const covered = terms
            .filter((term) => withSynonyms(term).some((word) => matched.has(word)))
            .reduce((sum, term) => sum + weightOf(term), 0);
          const topic = topicTerms.get(fact.id) ?? [];
          const named = topic.filter((term) => matched.has(term)).length;
          const precision = topic.length === 0 ? 0 : named / topic.length;
          return [{ fact, score, coverage: total === 0 ? 0 : covered / total, precision }];
        })
        .sort((a, b) => rankOf(b) - rankOf(a))
        .slice(0, limit);
    },
  };
}
