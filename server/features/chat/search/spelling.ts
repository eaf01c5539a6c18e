import SearchableMap from 'minisearch/SearchableMap';
import { splitWords } from './search-terms.ts';

/** Two letters in the wrong order are the commonest slip, and the surest to put right. */
const SHORTEST_SWAPPED = 3;
const SHORTEST_CORRECTED = 5;
const TWO_FAULTS_FROM = 7;
/** Nobody means a word of the site by a longer one; correcting it would cost the square of its length. */
const LONGEST_CORRECTED = 20;

/**
 * Corrects slips of typing toward the words the site knows, so that rules may be written for words
 * spelled right. Short words and words that are known stay as they are.
 */
export function createSpelling(texts: readonly string[], everyday: readonly string[]) {
  const common = new Set(everyday);
  const words = new SearchableMap<number>();
  for (const text of [...texts, ...everyday]) {
    for (const word of splitWords(text)) {
      if (/^[a-z-]{3,}$/.test(word)) words.set(word, (words.get(word) ?? 0) + 1);
    }
  }

  const bySkeleton = new Map<string, string>();
  const byLetters = new Map<string, string>();
  const usesOf = (word = '') => words.get(word) ?? 0;
  for (const [word] of words) {
    const skeleton = skeletonOf(word);
    if (skeleton.length >= SHORTEST_SWAPPED && usesOf(word) > usesOf(bySkeleton.get(skeleton)))
      bySkeleton.set(skeleton, word);
    const letters = withoutDoubles(word);
    if (usesOf(word) > usesOf(byLetters.get(letters))) byLetters.set(letters, word);
  }

  const closest = (word: string): string => {
    const faults = word.length >= TWO_FAULTS_FROM ? 2 : 1;
    let best: { word: string; rank: number } | undefined;
    for (const [candidate, [count, distance]] of words.fuzzyGet(word, faults)) {
      // People rarely miss the first letter; a candidate that is seldom used is seldom meant.
      if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > 1) continue;
      const rank = distance - Math.min(count, 50) / 100;
      if (!best || rank < best.rank) best = { word: candidate, rank };
    }
    return best?.word ?? word;
  };

  return (text: string): string =>
    text.replace(/[a-z][a-z'-]*/g, (word) => {
      if (word.length < SHORTEST_SWAPPED || word.length > LONGEST_CORRECTED) return word;
      if (words.has(word)) return word;
      const doubled = byLetters.get(withoutDoubles(word));
      if (doubled !== undefined) return doubled;
      const skeleton = skeletonOf(word);
      const isPlain = word.length >= TWO_FAULTS_FROM && skeleton.length >= SHORTEST_CORRECTED;
      const spelled = isPlain || !hasVowel(word) ? bySkeleton.get(skeleton) : undefined;
      if (spelled !== undefined) return spelled;
      // A short word that is unknown is more often a name than a slip, unless it is "teh" or "yuo".
      const known = word.length < SHORTEST_CORRECTED ? common : words;
      const exchanged = swapped(word).find((candidate) => known.has(candidate));
      return exchanged ?? (word.length < SHORTEST_CORRECTED ? word : closest(word));
    });
}

/** "Realy" and "asess" miss the letter that stands there twice. */
const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');

const hasVowel = (word: string): boolean => /[aeiou]/.test(word.slice(1));

/** A word as people type it who leave out its vowels: "patients" becomes "ptnts". */
const skeletonOf = (word: string): string =>
  (word[0] ?? '') +
  word
    .slice(1)
    .replace(/[aeiou'-]/g, '')
    .replace(/(.)\1+/g, '$1');

/** The word with two neighboring letters exchanged, at each place. */
function swapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const [first = '', second = ''] = word.slice(at, at + 2);
    return word.slice(0, at) + second + first + word.slice(at + 2);
  });
}
