import MiniSearch from 'minisearch';
import type { Reading } from '../understanding/reading.ts';
import { readText } from '../understanding/reading.ts';
import { isContentWord } from '../understanding/content-words.ts';
import type { Passage } from './passage.ts';

export interface FoundPassage {
  readonly passage: Passage;
  readonly score: number;
  /** Share of what the question is about that the passage holds, 0 to 1; rare words weigh more. */
  readonly coverage: number;
  /** How many different words or concepts of the question it holds. */
  readonly matches: number;
}

export type PassageIndex = ReturnType<typeof createPassageIndex>;

interface Document {
  readonly id: number;
  readonly text: string;
  readonly context: string;
}

/** Concepts that say how something is asked and not what about. */
const QUESTION_CONCEPTS = new Set(
  `OFFER HOW_LONG WHEN WHERE WHO HOW WHY MORE EXAMPLE NOT YOU WE MANY CAN READ FOLLOW THAT YES NO PRAISE
  GREETING THANKS BYE MINE BOOK_VERB CAPABILITY NEED_HELP PERSON TALK_TO HOSTILE_VERB SMS_TOPICS SMS_FREQ SMS_START
  SMS_HELP SMS_CONDITION VENDOR_PITCH REFERENCES BEST OFFTOPIC CARE BROKEN IT_OBJECT CONTACT FRUSTRATED`.split(
    /\s+/,
  ),
);

/** What a text is about: its words by stem, and the concepts they stand for. */
function termsOf(reading: Reading): string[] {
  const words = reading.tokens.filter(({ word }) => isContentWord(word)).map(({ stem }) => stem);
  const concepts = [...reading.concepts].filter((concept) => !QUESTION_CONCEPTS.has(concept));
  return [...new Set([...words, ...concepts])];
}

const read = new WeakMap<Passage, { readonly terms: string[]; readonly above: string[] }>();

/** Read once: when posts change, the index is built again and most passages are the same. */
function termsOfPassage(passage: Passage) {
  const known = read.get(passage);
  if (known) return known;
  const terms = termsOf(readText(passage.text));
  const above = termsOf(readText(passage.context));
  read.set(passage, { terms, above });
  return { terms, above };
}

/** Finds passages by words and by what they mean. */
export function createPassageIndex(passages: readonly Passage[]) {
  const index = new MiniSearch<Document>({
    fields: ['text', 'context'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
    searchOptions: { boost: { text: 1, context: 0.5 }, prefix: false, fuzzy: false },
  });
  const frequencies = new Map<string, number>();
  index.addAll(
    passages.map((passage, id) => {
      const { terms, above } = termsOfPassage(passage);
      for (const term of new Set([...terms, ...above]))
        frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
      return { id, text: terms.join(' '), context: above.join(' ') };
    }),
  );
  const weightOf = (term: string) =>
    Math.log(1 + passages.length / ((frequencies.get(term) ?? 0) + 0.5)) *
    (/^[A-Z]/.test(term) ? 0.7 : 1);

  const paths = new Set(passages.map(({ page }) => page.path));

  return {
    /** Whether something of a page can be found here: a post that is gone cannot. */
    holds: (path: string): boolean => paths.has(path),
    /** The passage that stands after the last one that fits, on the same page. */
    after(isSaid: (passage: Passage) => boolean): Passage | undefined {
      const at = passages.findLastIndex(isSaid);
      const next = at < 0 ? undefined : passages[at + 2];
      return next?.page.path === passages[at]?.page.path ? next : undefined;
    },
    /** Passages for a question, best first. */
    find(
      reading: Reading,
      isWanted: (passage: Passage) => boolean,
      limit = 5,
    ): readonly FoundPassage[] {
      const terms = termsOf(reading).slice(0, 60);
      const total = terms.reduce((sum, term) => sum + weightOf(term), 0);
      if (total === 0) return [];
      return index
        .search(terms.join(' '), {
          filter: ({ id }: { id: number }) => {
            const passage = passages[id];
            return passage !== undefined && isWanted(passage);
          },
        })
        .slice(0, 20)
        .flatMap(({ id, score, queryTerms }): FoundPassage[] => {
          const passage = passages[Number(id)];
          if (passage === undefined) return [];
          const matched = new Set(queryTerms);
          const covered = [...matched].reduce((sum, term) => sum + weightOf(term), 0);
          const coverage = covered / total;
          return [{ passage, score: score * coverage, coverage, matches: matched.size }];
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
    },
  };
}
