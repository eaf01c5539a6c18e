import { withoutEnding } from '../without-ending.ts';
import type { LeadDetails } from './lead-details.ts';
import { isWholeName } from './name-at.ts';
import { isAlike, respelledName } from './respelled-name.ts';

const CUE =
  /\b(?:sorry|oops|whoops|wait|typo|correction|correct|actually|meant|mean|make (?:it|that)|change|(?:my|the|our) old|shoot|dang|should be|supposed to be|wrong|mistake|mistyped|ends? (?:in|with)|last (?:four|4|digits)|digits|perd[oó]n|error|equivoqu[eé]|termina en|corrijo|no,)\b|^\*|\*$/i;
const VALUE = String.raw`(?<![\p{L}\d.@_+'"-])["']?([.@]?\+?[\p{L}\d][\p{L}\d.@_+'-]{0,62}[\p{L}\d]|[\p{L}\d])["']?`;
const X_NOT_Y = new RegExp(
  `${VALUE},?\\s{1,3}(?:and\\s{1,3}|y\\s{1,3})?(?:not|instead of|rather than|en vez de|y no|no(?=\\s{1,3}(?:en\\s{1,3})?\\d))\\s{1,3}(?:en\\s{1,3})?${VALUE}`,
  'iu',
);
const NOT_Y_X = new RegExp(
  `\\b(?:not|no es|no)\\s{1,3}${VALUE}\\s{0,3}[,;]?\\s{0,3}(?:but|it'?s|it is|rather|sino|es)?\\s{1,3}${VALUE}`,
  'iu',
);
const NAME_NOT =
  /(?<![\p{L}'-])(?<now>\p{Lu}[\p{L}'-]{1,30}(?:\s\p{Lu}[\p{L}'-]{0,30}\.?){1,3}?),?\s{1,3}(?:(?:I|i)\smean,?\s|(?:please|actually|sorry|rather|that\sis),?\s)?(?:with\s(?:an?\s)?["']?\p{L}{1,3}["']?,?\s)?(?:and\s|y\s)?(?:not|no|instead\sof|en\svez\sde)\s{1,3}(?<old>\p{L}[\p{L}'-]{1,30}(?:\s\p{Lu}[\p{L}'-]{1,30}){0,2})/u;
const ABOUT_EMAIL = /\b(?:e-?mail|mailbox|domain|address|correo|dominio)\b/i;
const ABOUT_NAME = /\b(?:name|surname|nombre|apellidos?|spell(?:ed|t)?)\b/i;
/** "The area code is 405". */
const AREA_CODE =
  /\b(?:area\s{1,3}code|prefijo|c[oó]digo(?:\s{1,3}de\s{1,3}[aá]rea)?)\s{1,3}(?:(?:is|es|was|should|be|must|actually|really|wrong|mal|est[aá])[,:;.]?\s{1,3}){0,4}(\d{3})\b(?!\s?[-.\d])/i;
/** "It ends in .org". */
const DOMAIN_END =
  /\b(?:ends?\s{1,3}(?:in|with)|it'?s|it\s{1,3}is|should\s{1,3}be|es|termina\s{1,3}en)\s{1,3}\.([a-z]{2,24})\W{0,3}$/i;
/** "0163 at the end, not 0161". */
const AT_THE_END =
  /(?<=\d),?\s(?:(?:at|in)\s(?:the\s)?(?:very\s)?(?:end|front|start|middle)|al\sfinal)\b/gi;
/** "It should be glopez@, same domain". */
const MAILBOX = /(?<![\w.@])([\w.+-]{1,63})@(?=$|[\s,.;!])/;
/** Right behind a number: "405-555-0161, sorry, 0162". */
const AT_ONCE =
  /^[\s,.;:(–—-]{0,5}(?:(?:sorry|oops|whoops|wait|no|nope|actually|i mean|i meant|correction|make (?:that|it)|perd[oó]n|disculpe|digo|mejor dicho|corrijo|ay)[\s,.:;–—-]{1,4}){1,4}(?:(?:it'?s|it is|it ends in|ends in|should be|es|termina en)\s){0,2}(\d{3}[-. ]\d{4}|\d{4}|\d{3}(?=[\s.,;!)]*$))(?![-.\s]?\d)/i;
const MAX_WORDS = 18;
/** Shorter mailboxes are like many words. */
const SHORTEST_ALIKE = 6;
const SHORTEST_PART = 4;

/** A number with the digits that the words right behind it put right. */
export function correctedAtOnce(phone: string, after: string): string {
  const digits = AT_ONCE.exec(after)?.[1];
  if (digits === undefined) return phone;
  const isArea = digits.length === 3;
  return isArea ? withDigitsAt(phone, -10, digits) : (withEnd(phone, digits).phone ?? phone);
}

/**
 * What a message corrects of details that are known, where it gives only the part that changes:
 * "sorry, 0178 not 0177", "it's clinic.org, not clinic.com", "Whitehorse, not Whitehouse".
 * @param message without an e-mail address or phone number of its own
 */
export function correctDetails(message: string, known: Partial<LeadDetails>): Partial<LeadDetails> {
  if (message.split(/\s+/).length > MAX_WORDS) return {};
  const text = message
    .replace(/\b(?:dot|punto)\s{1,3}(?=[a-z]{2,24}\b)/gi, '.')
    .replace(AT_THE_END, '');
  // "My last name is Coal, not Cole": the address may hold the same word, and the other way around.
  const named = ABOUT_NAME.test(text) ? withName(known.name) : known;
  const meant = ABOUT_EMAIL.test(text) ? withoutName(known) : named;
  const whole = wholeNameNot(text, known.name);
  if (whole !== undefined) return { name: whole };
  const pair = X_NOT_Y.exec(text);
  if (pair) return replaced(meant, pair[2] ?? '', pair[1] ?? '');
  const turned = NOT_Y_X.exec(text);
  if (turned) {
    const change = replaced(meant, turned[1] ?? '', turned[2] ?? '');
    if (Object.keys(change).length > 0) return change;
  }
  const respelled = known.name === undefined ? undefined : respelledName(text, known.name);
  if (respelled !== undefined) return { name: respelled };
  const mailboxNow =
    known.email === undefined ? undefined : respelledMailbox(text, known.email, known.name);
  if (mailboxNow !== undefined) return { email: mailboxNow };
  const ending = DOMAIN_END.exec(text)?.[1];
  if (ending !== undefined && known.email !== undefined)
    return { email: known.email.replace(/\.[^.]{1,63}$/, `.${ending}`) };
  const mailbox = MAILBOX.exec(text)?.[1];
  if (mailbox !== undefined && known.email !== undefined)
    return { email: known.email.replace(/^[^@]+/, mailbox) };
  const area = AREA_CODE.exec(text)?.[1];
  if (area !== undefined && known.phone !== undefined)
    return { phone: withDigitsAt(known.phone, -10, area) };
  const [digits, ...more] = text.match(/\d+(?:[-.\s]\d{4})?/g) ?? [];
  if (!digits || more.length > 0 || known.phone === undefined || !CUE.test(text)) return {};
  return withEnd(known.phone, digits);
}

/** The name as it is now, where one word of it or the last name was known: "Brianne Tully, not Brian". */
function wholeNameNot(text: string, known = ''): string | undefined {
  const { now = '', old = '' } = NAME_NOT.exec(text)?.groups ?? {};
  const words = known.toLowerCase().split(' ');
  const isOld = old
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word));
  const isOfKnown = now.split(' ').some((word) => words.includes(word.toLowerCase()));
  return old !== '' && isOld && isOfKnown && isWholeName(now, { isLoose: true }) ? now : undefined;
}

/** "Typo, it's jwhitfield": a word that is hardly another one than the mailbox, and no word of the name. */
function respelledMailbox(text: string, email: string, name = ''): string | undefined {
  const own = name.toLowerCase().split(' ');
  const [mailbox = '', host = ''] = email.split('@');
  if (mailbox.length < SHORTEST_ALIKE || !CUE.test(text)) return undefined;
  const now = text
    .split(/[\s,;:()"]+/)
    .map((word) => withoutEnding(word, '.'))
    .find(
      (word) =>
        /^[\w.+-]{5,63}$/.test(word) && isAlike(mailbox, word) && !own.includes(word.toLowerCase()),
    );
  return now && `${now}@${host}`;
}

function replaced(known: Partial<LeadDetails>, old: string, now: string): Partial<LeadDetails> {
  const { phone, email, name } = known;
  if (/^\d{1,4}$/.test(old) && /^\d{1,4}$/.test(now) && phone?.includes(old)) {
    const at = phone.lastIndexOf(old);
    return { phone: phone.slice(0, at) + now + phone.slice(at + old.length) };
  }
  const words = name?.split(' ') ?? [];
  const index = words.findIndex((word) => word.toLowerCase() === old.toLowerCase());
  const isWord = /^[\p{L}'-]{2,}$/u.test(now) && isWholeName(now, { isLoose: true });
  if (index >= 0 && isWord) return { name: words.with(index, now).join(' ') };
  const place = email?.toLowerCase().lastIndexOf(old.toLowerCase()) ?? -1;
  const isEmailPart = /^[\w.+@-]{2,}$/.test(old) && /^[\w.+@-]{2,}$/.test(now);
  if (email === undefined || place < 0 || !isEmailPart) return {};
  // "Ya no lo tengo" corrects nothing in carlos@….
  const isPiece =
    !/\w/.test(email.charAt(place - 1)) && !/\w/.test(email.charAt(place + old.length));
  if (old.length < SHORTEST_PART && !isPiece) return {};
  return { email: email.slice(0, place) + now + email.slice(place + old.length) };
}

const withoutName = ({ name: _, ...others }: Partial<LeadDetails>): Partial<LeadDetails> => others;
const withName = (name: string | undefined): Partial<LeadDetails> =>
  name === undefined ? {} : { name };

/** The last four or seven digits of a number, replaced in the way it was written. */
function withEnd(phone: string, digits: string): Partial<LeadDetails> {
  const now = digits.replace(/\D/g, '');
  if (now.length !== 4 && now.length !== 7) return {};
  return { phone: withDigitsAt(phone, -now.length, now) };
}

/** Some digits of a number replaced, counted from its end, in the way it was written. */
function withDigitsAt(phone: string, from: number, now: string): string {
  const count = phone.replace(/\D/g, '').length;
  let at = -1;
  return phone.replace(/\d/g, (digit) => {
    at += 1;
    return now[at - count - from] ?? digit;
  });
}
