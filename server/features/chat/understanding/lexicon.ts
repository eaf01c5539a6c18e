import { ownVocabulary } from './own-words.ts';
import { phraseTokens, type Token } from './tokens.ts';

/** A concept found in a message: its words are those from `start` to before `end`. */
export interface ConceptSpan {
  readonly concept: string;
  readonly start: number;
  readonly end: number;
}

/** A vocabulary: a concept in capitals and the phrases that stand for it, separated by commas. */
export type Vocabulary = Readonly<Record<string, string>>;

interface Phrase {
  readonly concept: string;
  readonly words: readonly PhraseWord[];
}

interface PhraseWord {
  readonly text: string;
  /** The word as the vocabulary spells it. */
  readonly word: string;
  /** The word as it is, not its stem: "=news" is not "new". */
  readonly isExact: boolean;
}

/** What endings may differ between two words of one stem: "even" is not "evening", "list" not "listings". */
const ENDINGS = new Set(['', 's', 'es', 'ed', 'd', 'ing', 'e', 'ies', 'y', 'ied', 'ying']);

/** Whether two words of one stem differ by an ending of grammar only. */
export function isInflected(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const ends = [one.slice(same), other.slice(same)];
  const last = one[same - 1];
  // A doubled letter before the ending: "stopped".
  const isEnding = (end: string) =>
    ENDINGS.has(end) || (end.startsWith(last ?? ' ') && ENDINGS.has(end.slice(1)));
  return ends.every(isEnding);
}

/**
 * Finds concepts by their phrases. Phrases are looked up by their first word, so that the work for a
 * message grows with its length and not with the vocabulary.
 */
export function createLexicon(vocabularies: readonly Vocabulary[]) {
  const byFirst = new Map<string, Phrase[]>();
  const words = new Set<string>();
  for (const vocabulary of vocabularies) {
    for (const [concept, phrases] of Object.entries(ownVocabulary(vocabulary))) {
      for (const phrase of phrases.split(/[,\n]/)) {
        const parts = phraseWords(phrase.trim());
        const [first] = parts;
        if (first === undefined) continue;
        for (const { word } of phraseTokens(phrase)) words.add(word);
        const key = first.text;
        byFirst.set(key, [...(byFirst.get(key) ?? []), { concept, words: parts }]);
      }
    }
  }

  return {
    /** Every word of every phrase, for putting slips of typing right. */
    words: [...words] as readonly string[],
    /** All concepts in the tokens, overlapping ones too. */
    find(tokens: readonly Token[]): ConceptSpan[] {
      const spans: ConceptSpan[] = [];
      tokens.forEach((token, start) => {
        const keys = token.word === token.stem ? [token.word] : [token.word, token.stem];
        for (const key of keys) {
          for (const { concept, words } of byFirst.get(key) ?? []) {
            if (words.every((word, index) => isWord(word, tokens[start + index])))
              spans.push({ concept, start, end: start + words.length });
          }
        }
      });
      return spans;
    },
  };
}

function phraseWords(phrase: string): PhraseWord[] {
  return phrase.split(' ').flatMap((part) => {
    const isExact = part.startsWith('=');
    return phraseTokens(part).map(({ word, stem }) => ({
      text: isExact ? word : stem,
      word,
      isExact,
    }));
  });
}

function isWord({ text, word, isExact }: PhraseWord, token: Token | undefined): boolean {
  if (token === undefined) return false;
  return isExact ? token.word === text : token.stem === text && isInflected(token.word, word);
}
