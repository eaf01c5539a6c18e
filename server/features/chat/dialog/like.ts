import { compilePattern, matchPattern, type Pattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';

export const patterns = (...sources: string[]) => sources.map(compilePattern);

/** Whether a message is like one of these. */
export const isLike = (reading: Reading, likes: readonly Pattern[]) =>
  likes.some((pattern) => matchPattern(pattern, reading) !== undefined);
