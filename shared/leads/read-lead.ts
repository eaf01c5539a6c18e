import type { ChatTurn } from '../contracts/chat.ts';
import { chooseDetail } from './choose-detail.ts';
import { type Clause, clausesOf, isAboutOther, lastOwnerOf, ownerOf } from './clause-owner.ts';
import { findEmails, findPhones, type FoundDetail } from './contact-details.ts';
import { readStance, type Stance } from './contact-stance.ts';
import { correctDetails } from './correct-detail.ts';
import { DETAIL_MARK, type Owner } from './detail-owner.ts';
import {
  asksForName,
  findNames,
  type FoundName,
  isWholeName,
  lastNameIn,
  nameInReply,
} from './find-name.ts';
import { LEAD_FIELDS, type LeadDetails, type LeadField } from './lead-details.ts';
import { findNameLines } from './name-line.ts';
import { quotedParts } from './quoted-text.ts';

/** What the visitor's messages say about reaching them. */
export interface LeadReading {
  readonly details: Partial<LeadDetails>;
  /**
   * `willing`: may go out by itself. `unsure`: only the visitor's own button sends it (they asked back,
   * or it may be somebody else's). `refused`: they do not want to be contacted.
   */
  readonly stance: 'willing' | 'unsure' | 'refused';
  /** They have begun to say how to reach them, or asked to be reached. */
  readonly hasBegun: boolean;
  /** What the last message of the visitor gave or corrected. */
  readonly given: Partial<LeadDetails>;
  /** What that message says about being contacted. */
  readonly lastStance: Stance | undefined;
}

const EVIDENCE = { maybe: 1, line: 2, phrase: 3 } as const;
/** Robert "Bob" Dole. */
const NICKNAME = /(\p{Lu}\p{L}{1,20}\s)["“(](\p{Lu}\p{L}{1,20})["”)](?=\s\p{Lu}\p{L})/gu;
interface Progress extends LeadReading {
  readonly evidence: number;
  /** A message that is a name and nothing else, where none was asked for: counts beside a detail. */
  readonly loneName: string | undefined;
  /** Whom the last message was about in its end. */
  readonly owner: Owner | undefined;
}

const NOTHING: Progress = {
  details: {},
  stance: 'willing',
  hasBegun: false,
  given: {},
  lastStance: undefined,
  evidence: 0,
  loneName: undefined,
  owner: undefined,
};

/**
 * What the visitor has told about themselves (spec §5), in any order, over any number of messages.
 * Later messages correct earlier ones; what belongs to somebody else is left out. Pure: the same
 * messages always give the same reading.
 * @param known what is known already, for messages that may correct it
 */
export function readLead(
  messages: readonly ChatTurn[],
  known: Partial<LeadDetails> = {},
): LeadReading {
  let progress: Progress = {
    ...NOTHING,
    details: known,
    evidence: known.name === undefined ? 0 : EVIDENCE.line,
  };
  let lastQuestion = '';
  for (const { role, content } of messages) {
    if (role === 'user') progress = readMessage(content, progress, lastQuestion);
    else lastQuestion = content;
  }
  const { details, stance, hasBegun, given, lastStance } = progress;
  return { details, stance, hasBegun, given, lastStance };
}

function readMessage(content: string, before: Progress, lastQuestion: string): Progress {
  // Full-width digits and ligatures are typed on real keyboards, curly apostrophes on all phones.
  const text = content.normalize('NFKC').replace(/[’‘`´]/g, "'");
  const emails = findEmails(text);
  const phones = findPhones(text);
  const masked = maskDetails(text, [...emails, ...phones]).replace(NICKNAME, '$1 $2 ');
  const hasDetail = emails.length + phones.length > 0;

  const known = clausesOf(masked, before.owner, before.details.name);
  const ownName = ownNameIn(masked, known, { before, lastQuestion, hasDetail, emails });
  const clauses =
    ownName === before.details.name ? known : clausesOf(masked, before.owner, ownName);
  const quoted = quotedParts(text);
  const owner = (place: { start: number; end: number }) =>
    quoted.some(({ start, end }) => start <= place.start && place.end <= end)
      ? 'other'
      : ownerOf(clauses, place);

  const email = chooseDetail(text, emails, owner);
  const phone = chooseDetail(text, phones, owner);
  const found = {
    ...(email && { email: email.value }),
    ...(phone && { phone: phone.value }),
  };
  const name = bestName(masked, { before, lastQuestion, emails, hasDetail, owner });
  const corrected = hasDetail || isAboutOther(clauses) ? {} : correctDetails(text, before.details);
  const lone = !hasDetail && isWholeName(text.trim(), { isLoose: true }) ? text.trim() : undefined;
  // First and last name stay in mind; one word alone may be anything a message later.
  const kept = !hasDetail && before.loneName?.includes(' ') ? before.loneName : undefined;
  const loneName = lone ?? kept;
  // A name alone, before the message with the first detail.
  const recalled =
    name === undefined && hasDetail && before.details.name === undefined
      ? before.loneName
      : undefined;

  const isBetter =
    name !== undefined &&
    corrected.name === undefined &&
    EVIDENCE[name.evidence] >= before.evidence;
  const given: { -readonly [Key in LeadField]?: string } = {
    ...found,
    ...corrected,
    ...(recalled !== undefined && { name: recalled }),
    ...(name && isBetter && { name: fullerName(before.details.name, name.value) }),
  };
  const last = lastNameIn(masked);
  const isOwnLast = last !== undefined && !(owner(last) === 'other' && isAboutOther(clauses));
  const complete = isOwnLast
    ? withLastName(given.name ?? before.details.name, last.value)
    : undefined;
  if (complete !== undefined) given.name = complete;
  const details = { ...before.details, ...given };
  const isUnsure = [email, phone, name].some((detail) => detail && owner(detail) === 'unsure');
  const isGiven = email !== undefined || phone !== undefined;
  const isComplete = LEAD_FIELDS.every((field) => details[field] !== undefined);
  const stance = readStance(text, isComplete);
  return {
    details,
    given,
    lastStance: stance,
    evidence:
      name && isBetter ? EVIDENCE[name.evidence] : recalled ? EVIDENCE.maybe : before.evidence,
    stance: nextStance(before.stance, {
      stance,
      isUnsure,
      isGiven: isGiven || Object.keys(corrected).length > 0,
    }),
    hasBegun: before.hasBegun || isGiven || stance === 'asks',
    loneName,
    owner: lastOwnerOf(clauses),
  };
}

function nextStance(
  before: LeadReading['stance'],
  message: {
    stance: ReturnType<typeof readStance>;
    isUnsure: boolean;
    isGiven: boolean;
  },
): LeadReading['stance'] {
  if (message.stance === 'refuses') return 'refused';
  if (message.stance === 'doubts') return before === 'refused' ? 'refused' : 'unsure';
  if (message.isUnsure) return 'unsure';
  return message.isGiven || message.stance === 'asks' ? 'willing' : before;
}

function maskDetails(text: string, details: readonly FoundDetail[]): string {
  let masked = text;
  for (const { start, end } of details) {
    masked = masked.slice(0, start) + DETAIL_MARK.repeat(end - start) + masked.slice(end);
  }
  return masked;
}

interface NameParts {
  readonly before: Progress;
  readonly lastQuestion: string;
  readonly emails: readonly FoundDetail[];
  readonly hasDetail: boolean;
  readonly owner: (place: { start: number; end: number }) => Owner | undefined;
}

/** The name in a message that is the visitor's own, on the best evidence; the last certain one counts. */
function bestName(
  masked: string,
  { before, lastQuestion, emails, hasDetail, owner }: NameParts,
): FoundName | undefined {
  const isOwn = (name: FoundName) => owner(name) !== 'other';
  const phrases = findNames(masked).filter(isOwn);
  const certain = phrases.findLast(({ evidence }) => evidence === 'phrase');
  if (certain) return fullest(certain, [...phrases, ...findNameLines(masked, []).filter(isOwn)]);
  const reply = asksForName(lastQuestion) && !hasDetail ? nameInReply(masked) : undefined;
  if (reply !== undefined)
    return { value: reply, start: 0, end: masked.length, evidence: 'phrase' };
  const mailboxes = emails.map(({ value }) => value.split('@')[0] ?? '');
  const lines = hasDetail ? findNameLines(masked, mailboxes).filter(isOwn) : [];
  const guess = phrases[0];
  const line = lines.find(({ evidence }) => evidence === 'line');
  if (line === undefined && guess) return fullest(guess, lines);
  if (line && guess && !line.value.toLowerCase().startsWith(guess.value.toLowerCase()))
    return guess;
  if (line) return fullest(line, lines);
  if (guess) return guess;
  if (lines[0]) return lines[0];
  const isNameLate = before.hasBegun && before.details.name === undefined && !hasDetail;
  const lone = masked.trim();
  return isNameLate && isWholeName(lone, { isLoose: lone.includes(' ') })
    ? { value: lone, start: 0, end: masked.length, evidence: 'line' }
    : undefined;
}

/** "I'm Sol. Sol Arce.": the longest of the names that begin the same. */
function fullest(name: FoundName, others: readonly FoundName[]): FoundName {
  const short = `${name.value.toLowerCase()} `;
  const fuller = others.find(({ value }) => value.toLowerCase().startsWith(short));
  return fuller ? { ...fuller, evidence: name.evidence } : name;
}

/** The name by which the owner of details is known while a message is read. */
function ownNameIn(
  masked: string,
  clauses: readonly Clause[],
  parts: Omit<NameParts, 'owner'>,
): string | undefined {
  const owner = (place: { start: number; end: number }) => ownerOf(clauses, place);
  const name = bestName(masked, { ...parts, owner });
  return name && owner(name) !== 'unsure' ? name.value : parts.before.details.name;
}

/** "Last name is Kowalski", after "It's Doug" or in place of another one. */
function withLastName(name: string | undefined, last: string): string | undefined {
  if (name === undefined) return undefined;
  const words = name.split(' ');
  if (words.at(-1)?.toLowerCase() === last.toLowerCase()) return undefined;
  return words.length > 1 ? words.with(-1, last).join(' ') : `${name} ${last}`;
}

/** "I'm Dana" after "Dana Whitehorse" says no less. */
function fullerName(known: string | undefined, found: string): string {
  const isShort = known?.toLowerCase().startsWith(`${found.toLowerCase()} `) ?? false;
  return known !== undefined && isShort ? known : found;
}
