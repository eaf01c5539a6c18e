import { partOf, type Reading, sentenceStarts } from '../understanding/reading.ts';

/** So many parts at most: a message of 2,000 characters can hold a thousand sentences of one word. */
const MAX_PARTS = 32;

/** Where the parts of a message begin, and where the last one ends. */
function boundsOf(reading: Reading): readonly number[] {
  const all = sentenceStarts(reading);
  const step = Math.ceil(all.length / MAX_PARTS);
  return [...all.filter((_, index) => index % step === 0), reading.tokens.length];
}

const partsOf = (reading: Reading, sentences: number): Reading[] => {
  const bounds = boundsOf(reading);
  return bounds
    .slice(0, -sentences)
    .map((start, at) => partOf(reading, start, bounds[at + sentences] ?? start));
};

/** The sentences of a message; one sentence is its own and only part. */
export const clausesOf = (reading: Reading): readonly Reading[] =>
  sentenceStarts(reading).length <= 1 ? [reading] : partsOf(reading, 1);

/**
 * A message in parts of one sentence and of two that follow each other, so that what is said at its
 * start cannot hide what is said in its middle. One sentence is its own and only part.
 */
export function clauseWindows(reading: Reading): readonly Reading[] {
  const known = windowsOf.get(reading);
  if (known) return known;
  const clauses = clausesOf(reading);
  const windows = clauses.length <= 1 ? clauses : [...clauses, ...partsOf(reading, 2)];
  windowsOf.set(reading, windows);
  return windows;
}

/** Many rules look at the same parts of one message. */
const windowsOf = new WeakMap<Reading, readonly Reading[]>();

/** A sentence of more words than this is read in slices too: people in a hurry set no full stops. */
const LONG_SENTENCE = 22;
const SLICE = 15;
const STEP = 8;
const MAX_SLICES = 16;

/** Overlapping slices of the long sentences of a message. */
export function slicesOf(reading: Reading): readonly Reading[] {
  const starts = sentenceStarts(reading);
  const slices = starts.flatMap((start, at) => {
    const end = starts[at + 1] ?? reading.tokens.length;
    if (end - start < LONG_SENTENCE) return [];
    const count = Math.ceil((end - start - SLICE) / STEP) + 1;
    return Array.from({ length: count }, (_, nth) => start + nth * STEP).map(
      (from) => [from, Math.min(from + SLICE, end)] as const,
    );
  });
  const each = Math.ceil(slices.length / MAX_SLICES);
  return slices
    .filter((_, index) => index % each === 0)
    .map(([from, to]) => partOf(reading, from, to));
}
