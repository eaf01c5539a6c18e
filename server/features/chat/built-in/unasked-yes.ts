import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';

/** Asked whether we do or have something: only then does an answer begin with a yes. */
const ASKS_WHETHER = [
  'do|does|did|can|could|will|would|are|is|have ~2 you|your|redbud|they|somebody|someone & QUESTIONED',
  'can|could|may ~1 we|i|one & QUESTIONED',
  'offer|provide|possible|available|include|included|allowed & QUESTIONED',
  '^ you|u|so|any|anyone|anybody',
].map((pattern) =>
  compilePattern(
    pattern.replace('QUESTIONED', '!what & !how & !why & !when & !which & !who & !where'),
  ),
);
const YES = /^Yes[,.:] (\p{L})/u;

/** An answer without its yes, which would be said to something that nobody asked. */
export const withoutYes = (answer: string): string =>
  answer.replace(YES, (_, first: string) => first.toUpperCase());

/** Whether a message can be answered with yes or no about us. */
export const asksWhether = (reading: Reading): boolean =>
  ASKS_WHETHER.some((pattern) => matchPattern(pattern, reading) !== undefined);
