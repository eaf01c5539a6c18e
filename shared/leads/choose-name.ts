import type { FoundDetail } from './contact-details.ts';
import type { Owner } from './detail-owner.ts';
import { findNames, isNickname, nameToAskFor } from './find-name.ts';
import { asksForName, bareName, nameInReply } from './name-in-reply.ts';
import { type FoundName, isWholeName } from './name-at.ts';
import type { LeadDetails } from './lead-details.ts';
import { findNameLines } from './name-line.ts';
import { nameOfMailbox } from './name-of-mailbox.ts';
import { isNameWord } from './name-words.ts';

export interface NameParts {
  readonly before: { readonly hasBegun: boolean; readonly details: Partial<LeadDetails> };
  readonly lastQuestion: string;
  readonly emails: readonly FoundDetail[];
  readonly hasDetail: boolean;
  readonly owner: (place: { start: number; end: number }) => Owner | undefined;
}

/** The name in a message that is the visitor's own, on the best evidence; the last certain one counts. */
export function bestName(
  masked: string,
  { before, lastQuestion, emails, hasDetail, owner }: NameParts,
): FoundName | undefined {
  const isOwn = (name: FoundName) => owner(name) !== 'other';
  const mailboxes = emails.map(({ value }) => value.split('@')[0] ?? '');
  const phrases = findNames(masked).filter(isOwn);
  const certain = phrases.findLast(({ evidence }) => evidence === 'phrase');
  const full = certain && isNickname(masked, certain) ? phrases.find(isFullPhrase) : undefined;
  if (full) return full;
  if (certain)
    return fullest(certain, [...phrases, ...findNameLines(masked, mailboxes).filter(isOwn)]);
  const asked = asksForName(lastQuestion);
  const askFor = nameToAskFor(masked);
  if (askFor && (asked || emails.some(({ value }) => isOfName(value, askFor.value)))) return askFor;
  const small = nameToAskFor(masked, true);
  if (small && emails.some(({ value }) => isOfName(value, small.value))) return small;
  if (asked && !hasDetail) {
    const reply = nameInReply(masked);
    if (reply !== undefined)
      return { value: reply, start: 0, end: masked.length, evidence: 'phrase' };
    const line = nameBesideReply(masked.trim(), findNameLines(masked, []).filter(isOwn));
    if (line) return line;
  }
  const lines = hasDetail ? findNameLines(masked, mailboxes).filter(isOwn) : [];
  const guess = phrases[0];
  const line = lines.find(({ evidence }) => evidence === 'line');
  if (line === undefined && guess) return fullest(guess, lines);
  if (line && guess && !line.value.toLowerCase().startsWith(guess.value.toLowerCase()))
    return guess;
  if (line) return fullest(line, lines);
  if (guess) return guess;
  const { name: knownName, email: knownEmail } = before.details;
  const late = knownName === undefined && knownEmail !== undefined ? [knownEmail] : [];
  const ofMailbox = nameOfMailbox(masked, [...emails.map(({ value }) => value), ...late]);
  if (ofMailbox && isOwn(ofMailbox)) return ofMailbox;
  if (lines[0]) return lines[0];
  const isNameLate = before.hasBegun && before.details.name === undefined && !hasDetail;
  const lone = bareName(masked);
  return isNameLate && isWholeName(lone, { isLoose: lone.includes(' ') })
    ? { value: lone, start: 0, end: masked.length, evidence: 'line' }
    : undefined;
}

/** "hana@nakamuraent.example, ask for Dr. Nakamura". */
const isOfName = (email: string, name: string) =>
  email.toLowerCase().includes((name.split(' ').at(-1) ?? '').toLowerCase());

const isFullPhrase = ({ value, evidence }: FoundName) =>
  value.includes(' ') && (evidence === 'phrase' || /^\p{Lu}\p{Ll}.* \p{Lu}/u.test(value));

/** "Marge Simms. Do you work on Saturdays?": a whole name, or one plain one at the beginning. */
function nameBesideReply(reply: string, lines: readonly FoundName[]): FoundName | undefined {
  return lines.find(
    ({ value, start, evidence }) =>
      value.length < reply.length &&
      (evidence === 'line' || (start < 3 && isNameWord(value.toLowerCase()))),
  );
}

/** "I'm Sol. Sol Arce.": the longest of the names that begin the same; "name: Tran, Minh". */
function fullest(name: FoundName, others: readonly FoundName[]): FoundName {
  const short = name.value.toLowerCase();
  const fuller = others.find(
    ({ value, start }) =>
      value.toLowerCase().startsWith(`${short} `) ||
      (start === name.start && value.toLowerCase().endsWith(` ${short}`)),
  );
  return fuller ? { ...fuller, evidence: name.evidence } : name;
}

/** "Last name is Kowalski", after "It's Doug" or in place of another one. */
export function withLastName(name: string | undefined, last: string): string | undefined {
  if (name === undefined) return undefined;
  const words = name.split(' ');
  if (words.at(-1)?.toLowerCase() === last.toLowerCase()) return undefined;
  return words.length > 1 ? words.with(-1, last).join(' ') : `${name} ${last}`;
}

/** "I'm Dana" after "Dana Whitehorse" says no less. */
export function fullerName(known: string | undefined, found: string): string {
  const isShort = known?.toLowerCase().startsWith(`${found.toLowerCase()} `) ?? false;
  return known !== undefined && isShort ? known : found;
}

/** "Terry Ann McAllister to be exact", where Terry alone was known. */
export function fullNameIn(masked: string, known: string | undefined): string | undefined {
  if (known === undefined || !/^\p{Lu}[\p{L}' -]+$/u.test(known)) return undefined;
  // A second last name, also behind a hyphen.
  const more = known.includes(' ')
    ? `(?:-\\p{Lu}[\\p{L}']{1,25}| \\p{Lu}[\\p{L}'-]{1,25})`
    : `(?: \\p{Lu}[\\p{L}'-]{1,25}){1,3}`;
  const found = new RegExp(`(?<![\\p{L}'-])${known}${more}(?![\\p{L}'-])`, 'u');
  const name = found.exec(masked)?.[0];
  return name !== undefined && isWholeName(name, { isLoose: false }) ? name : undefined;
}
