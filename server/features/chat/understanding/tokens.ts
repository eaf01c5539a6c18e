import { stemmer } from 'stemmer';
import { plainWords } from '../search/plain-words.ts';

/** One word of a message. */
export interface Token {
  /** As plain words have it: lower case, no accents. */
  readonly word: string;
  /** The form under which word endings make no difference; a figure stays as it is. */
  readonly stem: string;
  /** Which sentence it belongs to, from 0. */
  readonly sentence: number;
}

/** What is longer is no word of a language we speak. */
const LONGEST_WORD = 24;
const SHORTEST_STEMMED = 3;
/** 2,000 characters hold fewer words; normalizing can grow a text. */
const MAX_TOKENS = 1_000;
/** Putting a word right is the dearest step; what so many words do not say, more will not. */
const MAX_CORRECTED = 150;
const MAX_CHARACTERS = 8_000;

/** Written together although a hyphen, slash or dot stands between. */
const WHOLE = /^(?:wi-fi|e-mail|c-sections?|24\/7|24\/7\/365|w-?9|w-?2|\d+[./,-]\d.*)$/;

/** A word, or a mark that ends a sentence. No part of the pattern can be read in two ways. */
const WORD_OR_END = /[\p{L}\p{N}][\p{L}\p{N}'./,-]*|[.?!;\n¿¡]/gu;

/** By what is left of them without the apostrophe: "arent" is "aren't", and "whats" is "what". */
const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  "aren't wasn't doesn't didn't haven't hasn't couldn't wouldn't shouldn't weren't hadn't i've he's they're you're that's there's what's it's we've they've who's"
    .split(' ')
    .map((word) => [word.replace("'", ''), word.replace(/'s$/, '')]),
);

const stems = new Map<string, string>();

/** The stem of a word; a bounded number is remembered, since the same words come again and again. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  // Short words lose what tells them apart: "aed" would become "a".
  const isWhole = word.length <= SHORTEST_STEMMED || word.length > LONGEST_WORD || /\d/.test(word);
  const stemmed = isWhole ? word : stemmer(word);
  const stem = stemmed.length < SHORTEST_STEMMED ? word : stemmed;
  if (stems.size < 20_000) stems.set(word, stem);
  return stem;
}

/**
 * The words of a text in plain words (see plainWords), split once; every later step looks them up.
 * @param correct puts slips of typing right, word by word
 */
export function tokensOf(plain: string, correct: (word: string) => string = (word) => word) {
  const tokens: Token[] = [];
  let sentence = 0;
  let corrected = 0;
  const text = plain.slice(0, MAX_CHARACTERS).replaceAll('$', ' dollars ');
  for (const [found] of text.matchAll(WORD_OR_END)) {
    if (tokens.length >= MAX_TOKENS) break;
    if (!/[\p{L}\p{N}]/u.test(found)) {
      sentence += 1;
      continue;
    }
    const whole = found
      .slice(0, 80)
      .replace(/['./,-]$/, '')
      .replace(/['./,-]$/, '');
    for (const part of WHOLE.test(whole) ? [whole] : whole.split(/[./,-]/)) {
      const word = part.replace(/'s?$/, '').replace(/^'/, '').slice(0, LONGEST_WORD);
      if (word === '') continue;
      const right = CONTRACTIONS.get(word) ?? (corrected < MAX_CORRECTED ? correct(word) : word);
      corrected += 1;
      for (const each of right.split(' '))
        tokens.push({ word: each, stem: stemOf(each), sentence });
    }
    if (/[.,]$/.test(found) && found.endsWith('.')) sentence += 1;
  }
  return tokens;
}

/** The words of a phrase of ours, as messages are split. */
export const phraseTokens = (phrase: string): Token[] => tokensOf(plainWords(phrase));

/** Which sentences of a text in plain words end with a question mark, as tokensOf counts them. */
export function askedSentences(plain: string): ReadonlySet<number> {
  const asked = new Set<number>();
  let sentence = 0;
  for (const [found] of plain.slice(0, MAX_CHARACTERS).matchAll(WORD_OR_END)) {
    if (found === '?') asked.add(sentence);
    if (!/[\p{L}\p{N}]/u.test(found) || found.endsWith('.')) sentence += 1;
  }
  return asked;
}
