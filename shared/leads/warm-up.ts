import { findEmails, findPhones } from './contact-details.ts';
import { STANCE_PATTERNS } from './contact-stance.ts';
import { correctDetails } from './correct-detail.ts';
import { DETAIL_MARK, ownerMarks } from './detail-owner.ts';
import { findNames } from './find-name.ts';
import { asksForName, nameInReply } from './name-in-reply.ts';
import { findNameLines } from './name-line.ts';
import { readLead } from './read-lead.ts';

const WORD = 'Dana';
/** Patterns are compiled anew for a text with a character beyond Latin-1, as the marks are. */
const MASKED = `Dana Reed, ${DETAIL_MARK.repeat(4)}`;
const DETAILS = 'Dana Reed, dana at clinic dot example, call 405 555 0123';

const parts: readonly (() => unknown)[] = [
  ...STANCE_PATTERNS.map((pattern) => () => WORD.search(pattern)),
  () => ownerMarks(WORD),
  () => [findEmails(WORD), findPhones(WORD)],
  () => findNames(WORD),
  () => [asksForName(WORD), nameInReply(WORD)],
  () => correctDetails(WORD, {}),
  () => readLead([{ role: 'user', content: WORD }]),
  () => ownerMarks(MASKED),
  () => findNames(MASKED),
  () => findNameLines(MASKED, []),
  () => readLead([{ role: 'user', content: DETAILS }]),
];

/**
 * Patterns are compiled when they are first used and again, for speed, when they are used once more. For
 * all that `readLead` uses this takes as long as hundreds of messages: each step does a part of it.
 */
export const warmUpSteps: readonly (() => void)[] = parts.flatMap((part) => {
  const step = () => void part();
  return [step, step];
});
