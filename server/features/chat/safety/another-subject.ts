import { guessTopics } from '../topics/guess-topics.ts';
import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import { readMessage, type Reading } from '../understanding/reading.ts';

/** As sure as this the examples of everyday questions know what a message asks. */
const KNOWN = 0.33;

/** Less sure than this, they know nothing of it. */
const UNKNOWN = 0.2;

/** Asked about what we do: "does your security package cover ...". */
const ABOUT_A_SERVICE = compilePattern(
  '^ ~2 do|does|can|is|are|will ~1 you|your ~4 cover|covers|include|includes|included|offer|package|plan|service|services',
);

/** Whether a message that sounds faintly of a danger is plainly about something else. */
export function isAnotherSubject({ plain }: Reading, least = KNOWN): boolean {
  const reading = readMessage(plain);
  const [first] = guessTopics(reading);
  return (
    (first !== undefined && first.probability >= least) ||
    matchPattern(ABOUT_A_SERVICE, reading) !== undefined
  );
}

/** Whoever leaves an e-mail address or a number wants to be called. */
const DETAILS = /\S@\S|\d{3}[ .-]?\d{4}/;

/** Whether a message is about nothing that is asked every day. */
export function isNoSubject({ plain }: Reading): boolean {
  if (DETAILS.test(plain)) return false;
  const [first] = guessTopics(readMessage(plain));
  return first === undefined || first.probability < UNKNOWN;
}
