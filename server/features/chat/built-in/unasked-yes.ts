import type { Reading } from '../understanding/reading.ts';
import { isLike, patterns } from '../dialog/like.ts';

/** No "how do you": that wants more than a yes. */
const PLAINLY =
  '!what & !how & !why & !when & !which & !who & !where & !bill|charge|charges|cost|costs & !or ~1 do|does|is|are|send|wait|someone|somebody|just|only|should|would';
/** Asked whether we do or have something: only then does an answer begin with a yes. */
const ASKS_WHETHER = patterns(
  `do|does|did|can|could|will|would|are|is|have ~2 you|your|redbud|they|somebody|someone & ${PLAINLY}`,
  `can|could|may ~1 we|i|one & ${PLAINLY}`,
  `offer|provide|possible|available|include|included|allowed & ${PLAINLY}`,
  '^ you|u|any|anyone|anybody',
);
const YES = /^Yes[,.:] (\p{L})/u;

/** An answer without its yes, which would be said to something that nobody asked. */
export const withoutYes = (answer: string): string =>
  answer.replace(YES, (_, first: string) => first.toUpperCase()).replace(/^EFax\b/, 'eFax');

/** Whether a message can be answered with yes or no about us. */
export const asksWhether = (reading: Reading): boolean => isLike(reading, ASKS_WHETHER);
