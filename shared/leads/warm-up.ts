import { WRONG_AFTER_PATTERNS } from './choose-detail.ts';
import { clausesOf } from './clause-owner.ts';
import { findEmails, findPhones } from './contact-details.ts';
import { STANCE_PATTERNS } from './contact-stance.ts';
import { correctDetails } from './correct-detail.ts';
import { DETAIL_MARK, ownerMarks } from './detail-owner.ts';
import { findNames, NAME_PATTERNS } from './find-name.ts';
import { asksForName, nameInReply } from './name-in-reply.ts';
import { findNameLines } from './name-line.ts';
import { COMPLAINT_PATTERNS } from './complaints.ts';
import { JOKE_PATTERNS } from './jokes.ts';
import { quotedParts } from './quoted-text.ts';
import { readLead } from './read-lead.ts';
import { READ_OUT_PATTERNS } from './read-out.ts';
import { TAKEN_BACK_PATTERNS } from './taken-back.ts';

/**
 * For a text from this length on V8 compiles a pattern for speed at once. For a shorter one it first makes bytecode,
 * which takes ten times as long for our longest: 27 instead of 3 ms, on a phone 110 in one task.
 */
const LONG = 1_000;
const atLength = (text: string) => text.padEnd(LONG, '~');

const WORD = atLength('Dana');
/** Patterns are compiled anew for a text with a character beyond Latin-1, as the marks are. */
const MASKED = atLength(`Dana Reed, ${DETAIL_MARK.repeat(4)}`);
const DETAILS = atLength('Dana Reed, dana at clinic dot example, call 405 555 0123 ');

const parts: readonly (() => unknown)[] = [
  ...STANCE_PATTERNS.map((pattern) => () => WORD.search(pattern)),
  ...[...JOKE_PATTERNS, ...COMPLAINT_PATTERNS, ...TAKEN_BACK_PATTERNS, ...WRONG_AFTER_PATTERNS].map(
    (pattern) => () => WORD.search(pattern),
  ),
  () => ownerMarks(WORD),
  () => [findEmails(WORD), findPhones(WORD)],
  () => quotedParts(WORD),
  ...NAME_PATTERNS.map((pattern) => () => WORD.search(pattern)),
  () => findNames(WORD),
  () => [asksForName(WORD), nameInReply(WORD)],
  () => correctDetails(WORD, {}),
  () => readLead([{ role: 'user', content: WORD }]),
  () => ownerMarks(MASKED),
  ...NAME_PATTERNS.map((pattern) => () => MASKED.search(pattern)),
  ...READ_OUT_PATTERNS.map((pattern) => () => MASKED.search(pattern)),
  () => findNames(MASKED),
  () => findNameLines(MASKED, []),
  () => findEmails(DETAILS),
  () => findPhones(DETAILS),
  () => clausesOf(DETAILS, undefined, undefined),
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
