import { isContentWord } from './content-words.ts';
import type { Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** Longer messages are read in parts too. */
const MAX_WORDS = 120;
const MAX_CONCEPTS = 16;
const SMALL_WORD = 0.8;
const PAIR = 0.4;
const AROUND_A_WORD = 0.3;
const NEGATED = 0.7;
const CONCEPT_PAIR = 0.4;
const LETTERS = 0.3;
/** Pieces of a word, so that a slip of typing leaves most of it as it was. */
const PIECE = 4;
const NEGATED_WORDS = 3;

const NEGATIONS = new Set(
  `no not never nobody none nothing cannot without don't doesn't didn't isn't aren't wasn't can't won't haven't hasn't
  nunca sin nada nadie`.split(/\s+/),
);

const isSmall = ({ stem }: Token) => !isContentWord(stem);

/**
 * What a message looks like to the classifier, and what each feature may weigh beside the others:
 * words by stem, neighbors, words under a negation, pieces of words, and concepts, so that a synonym
 * counts that nobody used in the wordings.
 */
export function featuresOf(reading: Reading): ReadonlyMap<string, number> {
  const tokens = reading.tokens.slice(0, MAX_WORDS);
  const features = new Map<string, number>();
  const add = (feature: string, share: number) => {
    if (!features.has(feature)) features.set(feature, share);
  };
  tokens.forEach((token, index) => {
    add(token.stem, isSmall(token) ? SMALL_WORD : 1);
    const joined = (other: Token | undefined, mark: string, share: number) => {
      if (other === undefined) return;
      const shareOfSmall = isSmall(token) && isSmall(other) ? SMALL_WORD : 1;
      add(`${token.stem}${mark}${other.stem}`, share * shareOfSmall);
    };
    joined(tokens[index + 1], ' ', PAIR);
    joined(tokens[index + 2], ' _ ', AROUND_A_WORD);
    if (!isSmall(token)) for (const piece of piecesOf(token.word)) add(piece, LETTERS);
    if (NEGATIONS.has(token.word))
      for (const other of tokens.slice(index + 1, index + 1 + NEGATED_WORDS))
        if (!isSmall(other)) add(`!${other.stem}`, NEGATED);
  });
  const known = reading.known.filter(({ end }) => end <= MAX_WORDS);
  const concepts = [...new Set(known.map(({ concept }) => concept))];
  for (const concept of concepts) add(`=${concept}`, 1);
  const some = concepts.slice(0, MAX_CONCEPTS);
  some.forEach((one, index) => {
    for (const other of some.slice(index + 1)) add(`=${one} ${other}`, CONCEPT_PAIR);
  });
  return features;
}

function piecesOf(word: string): string[] {
  if (word.length < PIECE) return [];
  const whole = `^${word}$`;
  return Array.from(
    { length: whole.length - PIECE + 1 },
    (_, at) => `#${whole.slice(at, at + PIECE)}`,
  );
}
