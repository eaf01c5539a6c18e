import type { ChatTurn } from '../contracts/chat.ts';
import { bestName, fullerName, fullNameIn, type NameParts, withLastName } from './choose-name.ts';
import { chooseDetail, isWrong } from './choose-detail.ts';
import { type Clause, clausesOf, isAboutOther, lastOwnerOf, ownerOf } from './clause-owner.ts';
import { type FoundDetail, findEmails, findPhones, localPhone } from './contact-details.ts';
import { maskDetails } from './names-in.ts';
import { isReadOut } from './read-out.ts';
import { readableText } from './readable-text.ts';
import { readStance, type Stance } from './contact-stance.ts';
import { correctDetails, correctedAtOnce } from './correct-detail.ts';
import type { Owner } from './detail-owner.ts';
import { lastNameIn } from './find-name.ts';
import { bareName } from './name-in-reply.ts';
import { isWholeName } from './name-at.ts';
import { LEAD_FIELDS, type LeadDetails, type LeadField } from './lead-details.ts';
import { nameOfMailbox, saidLately } from './name-of-mailbox.ts';
import { isJoke } from './name-words.ts';
import { isInMailbox } from './name-line.ts';
import { isForAccount, isSpokenOfBehind } from './of-somebody.ts';
import { quotedParts } from './quoted-text.ts';
import { takenBack } from './taken-back.ts';
import { isAnothersMailbox, isOfAnotherName, isBesideOwn } from './mailbox-owner.ts';

/** What the visitor's messages say about reaching them. */
export interface LeadReading {
  readonly details: Partial<LeadDetails>;
  /** The same before the last message of the visitor. */
  readonly detailsBefore: Partial<LeadDetails>;
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

/** "Oh, area code 405", or the three digits alone, also with a sentence behind them. */
const AREA =
  /\barea code\D{0,12}(\d{3})\b(?!\d|[-.]\d)|^\D{0,12}(\d{3})(?:[.!]?$|[.,;!]\s| area code\b)/i;
/** "Phone is area code 208", and the rest a message later. */
const AREA_ALONE = /\barea code(?: is)?[:\s]{1,3}(\d{3})\D{0,3}$/i;
const REST = /^\D{0,12}(\d{3})[-.\s]?(\d{4})\D{0,3}$/;
const IT_IS = /\bit'?s\s{0,2}$/i;
const FOR_CERTAIN = /^,?\s{0,2}(?:for|that's for|i'm)\s(?:certain|sure)\b/i;
const EVIDENCE = { maybe: 1, line: 2, phrase: 3 } as const;
/** Robert "Bob" Dole. */
const NICKNAME = /(\p{Lu}\p{L}{1,20}\s)["“(](\p{Lu}\p{L}{1,20})["”)](?=\s\p{L})/gu;
/** "Vy Pham. How long does it take?" */
const NAME_FIRST =
  /^\s{0,3}(\p{Lu}[\p{L}'.-]{1,25}(?: \p{Lu}[\p{L}'.-]{1,25}){1,3})(?:[.!,;]|\s[–—-])\s{1,3}(?=\S)/u;
/** "call tina marsh": before a name without a capital, too, it may be somebody else's. */
const CALLS =
  /\b(?:call|contact|ring|phone|text|reach|reach out to|ask for|talk to|speak (?:to|with))\s{1,3}$/i;

/** "Can you call Owen Blythe? That's me." */
const IS_ME = /\b(?:that's|thats|that is|which is|it's) me\b|\(me\)|\bsoy yo\b/i;

const DENIES = /\bI(?:'m| am) not (?:really |actually )?(?<name>\p{Lu}\p{Ll}{1,20})\b/u;
/** "I'd like a call. Chris Day" */
const NAME_LAST =
  /[.!?]\s{1,3}(\p{Lu}[\p{L}'-]{1,25}(?: \p{Lu}[\p{L}'-]{1,25}){1,3})[.!]?\s{0,3}$/u;

/** Ours as well, which is never the visitor's. */
const ANY_NUMBER = /\d{3}\D{1,4}\d{3}\D{1,4}\d{4}|\d{10}/g;

interface Progress extends Omit<LeadReading, 'detailsBefore'> {
  readonly evidence: number;
  /** A message that is a name and nothing else, where none was asked for: counts beside a detail. */
  readonly loneName: string | undefined;
  /** What was said about the visitor, for an address that comes later and speaks of a name in it. */
  readonly said: string;
  /** A number that was given without its area code. */
  readonly local: string | undefined;
  /** An area code that was given before its number. */
  readonly area: string | undefined;
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
  said: '',
  local: undefined,
  area: undefined,
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
  let detailsBefore = known;
  let lastQuestion = '';
  for (const { role, content } of messages) {
    if (role === 'user') {
      detailsBefore = progress.details;
      progress = readMessage(content, progress, lastQuestion);
    } else lastQuestion = content;
  }
  const { details, stance, hasBegun, given, lastStance } = progress;
  return { details, detailsBefore, stance, hasBegun, given, lastStance };
}

function readMessage(content: string, before: Progress, lastQuestion: string): Progress {
  const text = readableText(content);
  const emails = findEmails(text);
  const phones = findPhones(text);
  const masked = maskDetails(text, [...emails, ...phones]).replace(NICKNAME, '$1 $2 ');
  const hasDetail = emails.length + phones.length > 0;

  const known = clausesOf(masked, before.owner, before.details.name);
  const ownName = ownNameIn(masked, known, { before, lastQuestion, hasDetail, emails });
  const clauses =
    ownName === before.details.name ? known : clausesOf(masked, before.owner, ownName);
  const quoted = quotedParts(text);
  // "Oops, phone is 405-…, typed it wrong", where another one is known.
  const isReplacing = (place: { start: number; end: number }) =>
    [phones, emails].some(
      (found, index) =>
        found.length === 1 &&
        found[0]?.start === place.start &&
        isAnother(before.details[index === 0 ? 'phone' : 'email'], found[0].value),
    );
  const owner = (place: { start: number; end: number }) => {
    if (quoted.some(({ start, end }) => start <= place.start && place.end <= end)) return 'other';
    // "It's 217-… for certain", where another one is known, whoever taped it to the phone.
    const isCertain =
      IT_IS.test(text.slice(0, place.start)) && FOR_CERTAIN.test(text.slice(place.end));
    if (isCertain && isReplacing(place)) return 'self';
    const said = ownerOf(clauses, place, isReplacing(place));
    const isOwn =
      said === 'unsure' && emails.some((each) => isBesideOwn(text, each, place, ownName));
    return isOwn ? 'self' : said;
  };

  const email = chooseDetail(text, emails, owner);
  const phone = chooseDetail(text, phones, owner);
  const local = phones.length === 0 ? localPhone(text) : undefined;
  const area = before.local === undefined ? undefined : AREA.exec(text.trim());
  const rest = before.area === undefined ? undefined : REST.exec(text.trim());
  const behind = rest && `${before.area}-${rest[1]}-${rest[2]}`;
  const joined = behind ?? (area && `${area[1] ?? area[2]}-${before.local}`);
  const found = {
    ...(joined && phones.length === 0 && { phone: joined }),
    ...(email && { email: email.value }),
    ...(phone && { phone: correctedAtOnce(phone.value, text.slice(phone.end)) }),
  };
  const name = bestName(masked, { before, lastQuestion, emails, hasDetail, owner });
  const corrected = hasDetail || isAboutOther(clauses) ? {} : correctDetails(text, before.details);
  const begun = NAME_FIRST.exec(text)?.[1] ?? NAME_LAST.exec(text)?.[1];
  const alone =
    begun !== undefined && isWholeName(begun, { isLoose: false }) ? begun : bareName(text);
  const lone = !hasDetail && isWholeName(alone, { isLoose: true }) ? alone : undefined;
  // First and last name stay in mind; one word alone may be anything a message later.
  const kept = !hasDetail && before.loneName?.includes(' ') ? before.loneName : undefined;
  const loneName = lone ?? kept;
  // A name alone, before the message with the first detail.
  const recalled =
    name === undefined && hasDetail && before.details.name === undefined
      ? (before.loneName ?? (email && nameOfMailbox(before.said, [email.value])?.value))
      : undefined;

  // "OK, seriously, it's Denise Cho, denise@…": a new address that carries the name outweighs a joke.
  const isTakenBack =
    name?.evidence === 'line' &&
    name.value.includes(' ') &&
    email !== undefined &&
    before.details.email !== undefined &&
    email.value !== before.details.email &&
    isInMailbox(name.value.split(' '), email.value.split('@')[0] ?? '');
  const isBetter =
    name !== undefined &&
    corrected.name === undefined &&
    (EVIDENCE[name.evidence] >= before.evidence || isTakenBack);
  const given: { -readonly [Key in LeadField]?: string } = {
    ...found,
    ...corrected,
    ...(recalled !== undefined && { name: recalled }),
    ...(name && isBetter && { name: fullerName(before.details.name, name.value) }),
  };
  // "Owen Blythe", after "it's Owen".
  const isFuller =
    lone?.toLowerCase().startsWith(`${before.details.name?.toLowerCase()} `) ?? false;
  if (lone !== undefined && isFuller) given.name = lone;
  const last = lastNameIn(masked);
  const isOwnLast = last !== undefined && !(owner(last) === 'other' && isAboutOther(clauses));
  const complete = isOwnLast
    ? withLastName(given.name ?? before.details.name, last.value)
    : undefined;
  if (complete !== undefined) given.name = complete;
  const whole = fullNameIn(masked, given.name ?? before.details.name);
  if (whole !== undefined) given.name = whole;
  const details: { -readonly [Key in LeadField]?: string } = { ...before.details, ...given };
  const isPut = Object.keys(given).length > 0 || local !== undefined;
  // "That e-mail is wrong, my phone is 405-…": what is given is not what is taken back.
  const told = takenBack(text);
  const isOfOther = hasDetail && told !== undefined && told !== 'any' && given[told] === undefined;
  const back = (isPut || hasDetail) && !isOfOther ? undefined : told;
  const lately = (['email', 'phone'] as const).filter((each) => before.given[each] !== undefined);
  const gone = back === 'any' && lately.length === 1 ? lately[0] : back;
  if (gone === 'email') delete details.email;
  if (gone === 'phone') delete details.phone;
  // "405-… is my old number", said of the one that was given before.
  const isDead = (each: FoundDetail, known = '') =>
    isSameDetail(each.value, known) && isWrong(text, each);
  if (emails.some((each) => isDead(each, details.email))) delete details.email;
  if (phones.some((each) => isDead(each, details.phone))) delete details.phone;
  const isCalled = name?.evidence === 'line' && CALLS.test(masked.slice(0, name.start));
  const isUnsure =
    (email !== undefined &&
      (isOfAnotherName(masked, email.value, details.name) ||
        isAnothersMailbox(email.value, details.name))) ||
    isJoke(name?.value ?? '') ||
    (gone === 'any' && lately.length > 0) ||
    (hasDetail && isReadOut(masked)) ||
    (hasDetail && (isForAccount(clauses) || isSpokenOfBehind(clauses, details.name))) ||
    (!IS_ME.test(text) &&
      !saysOwnName(text, details.name) &&
      (isCalled || [email, phone, name].some((detail) => detail && owner(detail) === 'unsure')));
  const isGiven = Object.keys(found).length > 0 || local !== undefined;
  const isComplete = LEAD_FIELDS.every((field) => details[field] !== undefined);
  const hasTwo =
    Math.max(emails.length, (text.match(ANY_NUMBER) ?? []).length, phones.length) > 1 ||
    /\bfax\b/i.test(text);
  const denied = DENIES.exec(text)?.groups?.name;
  const isDenied =
    denied !== undefined &&
    [before.details.name, details.name].some((each) => each?.split(' ')[0] === denied);
  const stance = isDenied
    ? 'refuses'
    : readStance(text, {
        isComplete,
        isGiven: hasDetail,
        isCorrected: Object.keys(given).length > 0,
        wasRefused: before.stance !== 'willing',
        hasTwo,
      });
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
    said: isAboutOther(clauses) ? before.said : saidLately(before.said, masked),
    local: local ?? (joined ? undefined : before.local),
    area: phones.length === 0 ? AREA_ALONE.exec(text.trim())?.[1] : undefined,
    owner: lastOwnerOf(clauses),
  };
}

/** "Please call Dr. Faith Young. I'm Dr. Young": whoever is to be called writes. */
function saysOwnName(text: string, name = ''): boolean {
  const said =
    /\b(?:I'm|I am|[Ss]oy) (?:(?:Dr|Mr|Mrs|Ms)\.? )?(\p{Lu}[\p{L}'-]{1,25})\b/u.exec(text)?.[1] ??
    '';
  const called = /\b(?:[Cc]all|[Cc]ontact|[Rr]ing|[Rr]each) ([^!?]{2,40})/.exec(text)?.[1] ?? '';
  return said !== '' && called.includes(said) && name.split(' ').slice(-2).includes(said);
}

/** A number is the same with other marks between its figures. */
const isSameDetail = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase() ||
  (/\d{7}/.test(other.replace(/\D/g, '')) &&
    !other.includes('@') &&
    one.replace(/\D/g, '').slice(-10) === other.replace(/\D/g, '').slice(-10));

const isAnother = (known: string | undefined, now: string) =>
  known !== undefined && !isSameDetail(now, known);

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

/** The name by which the owner of details is known while a message is read. */
function ownNameIn(
  masked: string,
  clauses: readonly Clause[],
  parts: Omit<NameParts, 'owner'>,
): string | undefined {
  const owner = (place: { start: number; end: number }) => ownerOf(clauses, place);
  const name = bestName(masked, { ...parts, owner });
  return name && (name.evidence === 'phrase' || owner(name) !== 'unsure')
    ? name.value
    : parts.before.details.name;
}
