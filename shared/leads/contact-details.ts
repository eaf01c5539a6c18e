import { company } from '../content/company.ts';
import { findSaidEmails } from './spoken-emails.ts';
import { findSpokenPhones } from './spoken-numbers.ts';

/** A detail as it stands in a message; `value` is how it is kept. */
export interface FoundDetail {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const EMAIL =
  /[\p{L}\d._%+'-]{1,64}\s?@\s?(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?(?:\.|\s\.\s)){1,8}\p{L}{2,24}(?![\p{L}\d])/giu;
/** "dana at clinic dot com", "dana (at) clinic.com", "dana arroba clinic punto com". */
const SPOKEN_EMAIL =
  /(?<![\w@.-])([\w.+-]{2,64})\s{0,2}(?:[([{]\s?at\s?[)\]}]|\sat\s|\sarroba\s)\s{0,2}([\w-]{1,63}(?:(?:\s?[([{]\s?dot\s?[)\]}]\s?|\sdot\s|\spunto\s|\.)[\w-]{1,63}){1,4})(?![\w@])/gi;
/** Before "fern at castillo.example" these leave no doubt. */
const LABELED =
  /\b(?:e-?mail|mail|correo)(?: address)?(?:,[^.;\n]{0,60},)?(?: is| es)?\s{0,3}[:=]?\s{0,3}$/i;
/** "deb hollis 22 at mail dot example", and nothing else: a mailbox that was said in pieces. */
const PIECES =
  /^(?:it'?s |my e-?mail is |es )?((?:[\w+-]{1,30} ){1,4})(?:at|arroba) ([\w-]{1,63}(?: (?:dot|punto) [\w-]{2,24}){1,3})[.!]?$/i;
/** "e langston no space at …". */
const SAID_HOW = /(?<= )(?:all )?(?:no spaces?|(?:one|single) word|together)(?= )/gi;
/** "Bev Lindqvist. bev at clinic.example": a sentence of its own, and nobody's job there. */
const BEGINS = /(?:^|[.!?;,\n]|\b(?:sorry|actually|i mean|i meant|digo)\b)\s{0,3}$/i;
const ENDS = /^\s{0,3}(?:$|[.!?;,\n—–]|(?:sorry|actually|no|wait|i mean|perd[oó]n)\b)/i;
const JOB =
  /^(?:\w{0,12}manager|nurse|owner|director|administrator|supervisor|coordinator|assistant|physician|doctor|provider|biller|receptionist|technician|tech|works?|working|employed|partner|practice)$/i;
const SPOKEN_DOT = /\s?[([{]\s?dot\s?[)\]}]\s?|\s(?:dot|punto)\s/gi;
const NO_MAILBOX =
  /^(?:me|us|you|them|him|her|here|work|is|am|are|not|or|and|us|it|look|located|my|the|a|i|we|reach|write|mail|email|e-mail|call|can|please|or|to|for|contact|best|address|mi|correo|es)$/i;
const isSaidMark = (part: string) => /^(?:dot|punto|underscore|dash|gui[oó]n|bajo)$/i.test(part);

/** Between the parts of a number, and the brackets around them. */
const MARKS = String.raw`(?:[\s.·•_~\-‐‑‒–—−/]{0,3}|\s(?:dot|dash|punto|gui[oó]n)\s)`;
const OPENS = String.raw`(?:[([{<]\s?)?`;
const CLOSES = String.raw`(?:\s?[)\]}>])?`;
/**
 * Ten digits as North America writes them, with or without a country prefix and separators (spec §5,
 * which says nothing of exchanges that are in use).
 */
const PHONE = new RegExp(
  String.raw`(?:(?:\+|00)?(?:1|\(1\))${MARKS})?${OPENS}\d{3}${CLOSES}${MARKS}[([]?\d{3}[)\]]?${MARKS}(?:\d{2}[ .-]?\d{2}|[([]\d{4}[)\]])`,
  'g',
);
/** "[405] 555-0183", "( 405 ) 555 - 0185": kept as numbers are written. */
const ODD_BRACKETS = /[[\]{}<>_~a-z]|\(\s|\s\)|\)\s?\(|\s-|-\s/;
/** "Area code 214, then 555, then 0190". */
const IN_PIECES = /\barea code(?: is)?[:\s]{1,3}(\d{3})\D{1,12}?(\d{3})\b\D{1,12}?(\d{4})(?!\d)/gi;
/** "555-0190, with the 214", "5550190 (214)": the area code behind the rest. */
const AREA_BEHIND =
  /(?<![\d.-])(\d{3})[-.\s]?(\d{4}),?\s(?:(?:with|in|con|en)\s(?:(?:the|a|an|el|la)\s)?(?:area\scode\s)?|area(?:\scode)?\s(?:is\s)?|\()([2-9]\d{2})(?=\)|\s?(?:$|[,.;!\n])|\sarea\b|\sin\sfront\b|\sbefore\b)/gi;
/** "918 area, 555-0190". */
const AREA_BEFORE = /\b([2-9]\d{2})\sarea(?:\scode)?,?\s(\d{3})[-.\s]?(\d{4})(?![\d-])/gi;
/** "Call me 405 , 555 , 0124". */
const WITH_COMMAS =
  /\b(?:call|phone|cell|number|tel|reach|ring|text)\b[^\d\n]{0,20}(\d{3})\s?,\s?(\d{3})\s?,\s?(\d{4})(?!\d)/gi;
/** "4o5 555 o125": the letter beside the zero. */
const WITH_LETTERS = /(?<![\p{L}\d])[\do]{3}[\s.-]{1,2}[\do]{3}[\s.-]{1,2}[\do]{4}(?![\p{L}\d])/giu;
/** "479 5550 118", and nothing else. */
const ODDLY_GROUPED = /^\W{0,3}((?:\+?1[\s.-]?)?\d(?:[\s.()-]{0,2}\d){9})[\s.!]{0,3}$/;
/** "Tel 323 5 55 01 37", "el teléfono (9 1 5) 5 5 5 - 0 1 5 9". */
const LABELED_DIGITS =
  /\b(?:tel[eé]fono|tel|phone|cell|celular|cel|n[uú]mero|number)\b[^\d\n]{0,8}(\d(?:[\s.()-]{0,3}\d){9})(?![\s.()-]{0,2}\d)/i;
/** Numbers of other things that are written the same way. */
const OTHER_NUMBER =
  /\b(?:mrn|npi|ssn|dea|id|dob|ein|fax|account|acct|ticket|case|invoice|order|claim|policy|member|serial|tracking|routing|reference|ref|confirmation|license|chart|record|card|group|asset|po|tag|model|version)\b(?:\s{1,3}(?:number|num|no\.?|is|was|id|it)){0,4}[\s:#.,-]{0,6}$/i;

/** As much before a number as says what it is. */
const BEFORE_CHARACTERS = 90;

/** What belongs to us is never the visitor's. */
const OWN_EMAILS: readonly string[] = Object.values(company.emails).map(({ address }) => address);
const OWN_PHONES = [company.phone, company.sms].map(({ e164 }) => e164.slice(-10));
/**
 * The number our text messages come from is an example until an owner sets theirs, and people who try the
 * site make it up: beside an address, and where nothing is said of texts, it is taken as it was typed.
 */
const ABOUT_TEXTS =
  /\b(?:texts?|texted|texting|sms|messages?|alerts?|stop|start|unstop|yours?|mensajes?|textos?)\b/i;
const isOwnPhone = (phone: string, text: string): boolean => {
  const digits = phone.replace(/\D/g, '').slice(-10);
  const isTyped = digits === company.sms.e164.slice(-10) && text.includes('@');
  return OWN_PHONES.includes(digits) && !(isTyped && !ABOUT_TEXTS.test(text));
};

/** Every e-mail address in a text that is not ours, in order. */
export function findEmails(text: string): FoundDetail[] {
  const pieces = PIECES.exec(text.trim());
  const [, mailbox = '', host = ''] = pieces ?? [];
  const parts = mailbox.replace(SAID_HOW, '').trim().split(' ');
  if (
    pieces &&
    parts.length > 1 &&
    !parts.some((part) => NO_MAILBOX.test(part) || isSaidMark(part))
  )
    return [{ value: `${parts.join('')}@${unspoken(host)}`, start: 0, end: text.length }];
  const written = [...text.matchAll(EMAIL)].map((match) => {
    const value = match[0].replace(/\s/g, '').replace(/^[.'-]+/, '');
    return { value, start: match.index, end: match.index + match[0].length };
  });
  const spoken = [...text.matchAll(SPOKEN_EMAIL)].flatMap((match) => {
    const [whole, mailbox = '', host = ''] = match;
    const isSpoken =
      /[([{]\s*at|\sarroba\s/i.test(whole) || /\s(?:dot|punto)\s|[([{]\s*dot/i.test(host);
    const isLabeled = LABELED.test(
      text.slice(Math.max(0, match.index - BEFORE_CHARACTERS), match.index),
    );
    // "deshawn.pruitt at clinic.example": no word is written so.
    const isMailbox = /\w[._]\w|[a-z]\d/i.test(mailbox);
    const isAlone =
      BEGINS.test(text.slice(0, match.index)) &&
      ENDS.test(text.slice(match.index + whole.length)) &&
      !JOB.test(mailbox);
    if (!(isSpoken || isLabeled || isMailbox || isAlone) || NO_MAILBOX.test(mailbox)) return [];
    const value = `${mailbox}@${host.replace(SPOKEN_DOT, '.')}`;
    return [{ value, start: match.index, end: match.index + whole.length }];
  });
  const said = findSaidEmails(text);
  const isInside = ({ start, end }: FoundDetail) =>
    said.some((each) => each.start < end && start < each.end);
  return [...written, ...spoken.filter((each) => !isInside(each)), ...said]
    .map((each) => ({ ...each, value: unspelled(each.value) }))
    .filter(({ value }) => !value.includes('..') && !OWN_EMAILS.includes(value.toLowerCase()))
    .sort((a, b) => a.start - b.start);
}

/** "v-d-e-l-a-c@…", letter by letter. */
const unspelled = (email: string): string =>
  email.replace(/^\p{L}(?:-\p{L}){3,}(?=@)/u, (letters) => letters.replaceAll('-', ''));

/** "(405-555-0123", of which the other bracket ends a remark. */
const withoutBracket = (phone: string) => phone.replace('(', '').trim();
const dashed = (digits: string) => `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
function asKept(phone: string): string {
  if (ODD_BRACKETS.test(phone)) return dashed(phone.replace(/\D/g, '').slice(-10));
  return phone.includes(')') ? phone.trim() : withoutBracket(phone);
}
const unspoken = (said: string) => said.replace(/ (?:dot|punto) /gi, '.');

/** A number without its area code: "my number is 555-0166". */
const LOCAL_PHONE =
  /\b(?:number|phone|cell|mobile|call(?: me| us)?|ring me|reach me|text me)\b[^\d\n]{0,25}(\d{3}[-.\s]?\d{4})(?![-.\s]?\d)/i;
/** And nothing else, or hardly. */
const LOCAL_ALONE = /^\D{0,12}(\d{3}[-.\s]\d{4})[\s.!]*$/;
export const localPhone = (text: string): string | undefined =>
  LOCAL_PHONE.exec(text)?.[1] ?? LOCAL_ALONE.exec(text)?.[1];

/** Every North American phone number in a text, as it was written, that is not ours, in order. */
export function findPhones(text: string): FoundDetail[] {
  const written = [...text.matchAll(PHONE)].flatMap((match) => {
    const [whole] = match;
    const start = match.index;
    const end = start + whole.length;
    const before = text.slice(Math.max(0, start - BEFORE_CHARACTERS), start);
    const after = text.slice(end);
    // A part of a longer number: a card, an account, a number of another country.
    const isCut =
      /[\d@]$|\d[.\-/]$|\+\d{1,3}[\s.-]?\(?$/.test(before) || /^[.\-/]?\d|^@/.test(after);
    const isOurs = isOwnPhone(whole, text);
    return isCut || isOurs || OTHER_NUMBER.test(before)
      ? []
      : [{ value: asKept(whole), start, end }];
  });
  if (written.length === 0) {
    const alone = ODDLY_GROUPED.exec(text)?.[1];
    if (alone !== undefined) return [{ value: alone, start: 0, end: text.length }];
    const labeled = LABELED_DIGITS.exec(text);
    const digits = labeled?.[1]?.replace(/\D/g, '') ?? '';
    if (labeled && digits.length === 10 && !isOwnPhone(digits, text)) {
      const end = labeled.index + labeled[0].length;
      const start = end - (labeled[1]?.length ?? 0);
      // "Account number 1234567890": in groups, nothing else is written.
      const isGrouped = /\d\D{1,3}\d\D{0,3}\d\D{1,3}\d/.test(labeled[1] ?? '');
      if (
        isGrouped &&
        !OTHER_NUMBER.test(text.slice(Math.max(0, start - BEFORE_CHARACTERS), start))
      )
        return [{ value: dashed(digits), start, end }];
    }
  }
  const withLetters = [...text.matchAll(WITH_LETTERS)]
    .filter(([whole]) => /o/i.test(whole) && whole.replace(/\D/g, '').length > 6)
    .map(({ 0: whole, index }) => ({
      value: whole.replace(/o/gi, '0'),
      start: index,
      end: index + whole.length,
    }));
  const inPieces = [...text.matchAll(IN_PIECES), ...text.matchAll(WITH_COMMAS)].map(
    ({ 0: whole, 1: area, 2: three, 3: four, index }) => ({
      value: `${area}-${three}-${four}`,
      start: index,
      end: index + whole.length,
    }),
  );
  const areaApart = [...text.matchAll(AREA_BEHIND), ...text.matchAll(AREA_BEFORE)]
    .filter(
      ({ index }) => !OTHER_NUMBER.test(text.slice(Math.max(0, index - BEFORE_CHARACTERS), index)),
    )
    .map(({ 0: whole, 1: one = '', 2: two = '', 3: three = '', index }) => ({
      // Whichever stands first: the area code has three figures, and so has what comes before four.
      value: two.length === 4 ? `${three}-${one}-${two}` : `${one}-${two}-${three}`,
      start: index,
      end: index + whole.length,
    }))
    .filter(({ value }) => !isOwnPhone(value, text));
  const spoken = findSpokenPhones(text).filter(
    ({ value, start, end }) =>
      !isOwnPhone(value, text) && !withLetters.some((each) => each.start < end && start < each.end),
  );
  return [...written, ...withLetters, ...inPieces, ...areaApart, ...spoken].sort(
    (a, b) => a.start - b.start,
  );
}
