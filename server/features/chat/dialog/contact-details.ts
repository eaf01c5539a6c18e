import { company } from '#shared/content/company.ts';
import { withoutEnding } from '#shared/without-ending.ts';
import { commonWords } from '../search/common-words.ts';
import { knownWords, readMessage } from '../understanding/reading.ts';

const known = new Set([...commonWords, ...knownWords]);
/** A word of the language, and so rather no name in small letters. */
const isKnown = (word: string) => known.has(word);

const OWN = Object.values(company.emails).map(({ address }) => address.toLowerCase());
const OWN_NUMBERS = [company.phone, company.sms].map(({ e164 }) => e164.slice(-10));
const MAX_NAME_WORDS = 4;
const LONGEST_REPLY = 39;

/** The first e-mail address of a text that is not ours. Words are taken apart first: no pattern runs long. */
export function emailIn(text: string): string | undefined {
  return wordsOf(text).find(
    (word) =>
      word.length <= 120 &&
      /^[^@]{1,64}@[^@.][^@]{0,60}\.[^@]{2,40}$/.test(word) &&
      !OWN.includes(word.toLowerCase()),
  );
}

/** The first North American number of a text that is not ours, as its ten digits. */
export function phoneIn(text: string): string | undefined {
  // What stands between the groups of a number; a text of 2,000 characters is read once.
  for (const run of text.slice(0, 2_000).split(/[^\d\s().+–—-]+|\n/)) {
    const digits = run.replace(/\D/g, '');
    const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
    const number = ten.length > 11 ? undefined : ten;
    if (number?.length === 10 && !OWN_NUMBERS.includes(number)) return number;
  }
  return undefined;
}

/** Whether a text holds what is meant as a phone number and has a figure too few or too many. */
export const hasPartialPhone = (text: string): boolean =>
  phoneIn(text) === undefined &&
  text
    .slice(0, 2_000)
    .split(/[^\d\s().+–—-]+|\n/)
    .some((run) => /^(?:8|9|11|12)$/.test(String(run.replace(/\D/g, '').length)));

/**
 * A text without the visitor's own addresses and numbers, whose letters and figures say nothing of what it
 * is about: "405 555 0188" is no question about the number our text messages come from.
 */
export function withoutDetails(text: string): string {
  const words = text.split(/(\s+)/).map((word) => (emailIn(word) === undefined ? word : ' '));
  return words.join('').replace(NUMBER, (run) => (phoneIn(run) === undefined ? run : ' '));
}

const ASKS_WHOSE = /\?|\b(?:who|whose|whom|legit|real|quien|quién)\b/i;

/** A text that asks whose a number or an address is, and not one that gives it. */
export const asksWhose = (text: string): boolean => ASKS_WHOSE.test(text);

/** Figures with what stands between them. */
const NUMBER = /\+?\(?\d[\d\s().–—-]{6,20}\d/g;

const INTRODUCTIONS: readonly (readonly string[])[] = [
  ['my', 'name', 'is'],
  ['my', "name's"],
  ['name', 'is'],
  ['i', 'am'],
  ["i'm"],
  ['im'],
  ['this', 'is'],
  ["it's"],
  ['its'],
  ['me', 'llamo'],
  ['mi', 'nombre', 'es'],
  ['soy'],
  ['name:'],
  ['name'],
  ['nombre:'],
];

/** "Her name is Rosa" introduces nobody who writes. */
const OF_OTHERS = /^(?:her|his|their|whose|your)$|'s$/;
/** After these a name leaves no doubt, also in small letters. */
const CERTAIN = 4;
const TITLES = new Set(['dr', 'dr.', 'mr', 'mr.', 'mrs', 'mrs.', 'ms', 'ms.']);

/** A name that a text introduces: "my name is Dana Whitehorse", "soy Rosalba". */
export function nameIn(text: string): string | undefined {
  const words = wordsOf(text).slice(0, 400);
  const lower = words.map((word) => word.toLowerCase().replace(/’/g, "'"));
  for (let at = 0; at < words.length; at += 1) {
    for (const [index, phrase] of INTRODUCTIONS.entries()) {
      if (!phrase.every((word, offset) => lower[at + offset] === word)) continue;
      if (OF_OTHERS.test(lower[at - 1] ?? '')) continue;
      const isCertain =
        index < CERTAIN - 1 || phrase.includes('llamo') || phrase.includes('nombre');
      const name = nameAt(words.slice(at + phrase.length), isCertain);
      if (name !== undefined) return name;
    }
  }
  if (emailIn(text) === undefined && phoneIn(text) === undefined) return undefined;
  return nameLine(text) ?? nameBeforeDetails(words);
}

/** "Gwen Abernathy gwen@…": capitalized words right before an address or a number. */
function nameBeforeDetails(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => word.includes('@') || /^[(+]?\d{3}/.test(word));
  const before = words.slice(Math.max(0, at - 3), Math.max(0, at));
  const from = before.findLastIndex(
    (word) => !/^\p{Lu}[\p{L}'’.-]*$/u.test(word) || NO_PERSON.test(word),
  );
  const found = before.slice(from + 1);
  return found.length >= 2 || (found.length === 1 && at <= 2) ? found.join(' ') : undefined;
}

const OWN_NAMES = [company.brand, company.address.regionName].join('|');
const NO_PERSON = new RegExp(
  `^(?:hi|hello|hey|thanks|regards|best|sincerely|dear|practice|office|clinic|medical|family|health|care|center|eye|dental|administrator|manager|director|phone|email|e-mail|tel|cell|mobile|we|our|please|good|morning|afternoon|call|my|the|doctor|suite|street|inc|llc|${OWN_NAMES})$`,
  'i',
);

/** A name beside other details: a line or a part between commas of two or three capitalized words. */
function nameLine(text: string): string | undefined {
  for (const part of text.slice(0, 600).split(/[\n,;|]/)) {
    const words = part.trim().split(/\s+/);
    if (words.length < 2 || words.length > MAX_NAME_WORDS) continue;
    if (words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word) && !NO_PERSON.test(word)))
      return words.join(' ');
  }
  return undefined;
}

/** A message that is nothing but a name: two or three capitalized words. */
export function bareName(text: string): string | undefined {
  const words = withoutEnding(text.trim(), '.!').split(/\s+/);
  if (text.length > LONGEST_REPLY || words.length < 2 || words.length > 3) return undefined;
  const isName = words.every(
    (word) =>
      /^\p{Lu}[\p{Ll}'’.-]+$/u.test(word) && !NO_PERSON.test(word) && !isKnown(word.toLowerCase()),
  );
  return isName ? words.join(' ') : undefined;
}

/** A short reply to the question for the name (spec §5), unless it is plainly something else. */
export function nameReply(text: string): string | undefined {
  const reply = withoutEnding(text.trim(), '.!,');
  if (reply.length < 2 || text.trim().length > LONGEST_REPLY || /[?\d@]/.test(reply))
    return undefined;
  const words = wordsOf(reply).filter(
    (word) => !/^(?:hi|hello|sure|yes|ok|okay|it's|its|it|is|thanks)[,.]?$/i.test(word),
  );
  if (words.length === 0 || words.length > MAX_NAME_WORDS) return undefined;
  const { concepts } = readMessage(reply);
  const saysMore = [...concepts].some((concept) => SAYS_MORE.has(concept));
  const isCapital = words.every((word) => /^\p{Lu}/u.test(word));
  return saysMore && !isCapital ? undefined : withoutEnding(words.map(capitalized).join(' '), '.,');
}

/** A reply with one of these asks or declines. */
const SAYS_MORE = new Set(
  `PRICE OFFER HOW_LONG WHEN WHERE WHO HOW WHY MORE HOURS PHONE EMAIL CONTACT ADDRESS SERVICES HELPDESK SECURITY
  NETWORK CLOUD EMR MANAGED WEBSITE MARKETING EFAX NO YES PERSON CALL_ME THANKS BYE SMS BACKUP HIPAA BROKEN IT_OBJECT
  CANCEL CONTRACT ROUND_CLOCK PRIVACY GREETING ABUSE FRUSTRATED PRAISE`.split(/\s+/),
);

const NO_NAME = new Set(
  `a an the not just so very still also really here there looking calling trying having interested in from with at on
  sure sorry glad happy afraid ready new going getting wondering worried thinking working asking writing using running
  unable able locked stuck lost confused done fine good ok okay about to for our my your his her their one out of and
  but or if what how why when where who is are was it that this patient doctor nurse manager owner practice office
  administrator an office clinic tired sick angry frustrated unhappy over under all no yes un una el la de en con
  interesado interesada buscando llamando dueno gerente urgent urgente an emergency`.split(/\s+/),
);

function nameAt(words: readonly string[], isCertain: boolean): string | undefined {
  const found: string[] = [];
  for (const word of words.slice(0, MAX_NAME_WORDS + 1)) {
    const bare = withoutEnding(word, '.,;:!?)');
    const lower = bare.toLowerCase();
    if (TITLES.has(lower) && found.length === 0) continue;
    if (
      !/^\p{L}[\p{L}'’-]*\.?$/u.test(bare) ||
      NO_NAME.has(lower) ||
      found.length >= MAX_NAME_WORDS
    )
      break;
    const isCapital = /^\p{Lu}/u.test(bare);
    // In small letters only where the phrase leaves no doubt, or where the sentence ends with it.
    const isEnd = bare !== word || found.length + 1 === words.length;
    if (!isCapital && !(isCertain && found.length < 2) && !(isEnd && !isKnown(lower))) break;
    found.push(bare);
    if (bare !== word) break;
  }
  return found.length === 0 ? undefined : found.map(capitalized).join(' ');
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const wordsOf = (text: string) => text.split(/[\s,;<>()|]+/).filter(Boolean);
