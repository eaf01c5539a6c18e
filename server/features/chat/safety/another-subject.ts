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

const subjects = new WeakMap<Reading, { likeliest: number; isService: boolean }>();

/** What everyday questions say of a message; several rules of one message ask it. */
function subjectIn(message: Reading) {
  const known = subjects.get(message);
  if (known) return known;
  const reading = readMessage(message.plain);
  const subject = {
    likeliest: guessTopics(reading)[0]?.probability ?? 0,
    isService: matchPattern(ABOUT_A_SERVICE, reading) !== undefined,
  };
  subjects.set(message, subject);
  return subject;
}

/** Whether a message that sounds faintly of a danger is plainly about something else. */
export function isAnotherSubject(message: Reading, least = KNOWN): boolean {
  const { likeliest, isService } = subjectIn(message);
  return likeliest >= least || isService;
}

/** Whoever leaves an e-mail address or a number wants to be called. */
const DETAILS = /\S@\S|\d{3}[ .-]?\d{4}/;

/** Whether a message is about nothing that is asked every day. */
export const isNoSubject = (message: Reading): boolean =>
  !DETAILS.test(message.plain) && subjectIn(message).likeliest < UNKNOWN;
