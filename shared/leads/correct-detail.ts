import type { LeadDetails } from './lead-details.ts';

const CUE =
  /\b(?:sorry|oops|whoops|typo|correction|correct|actually|meant|mean|should be|supposed to be|wrong|mistake|mistyped|ends? (?:in|with)|last (?:four|4|digits)|digits|perd[oó]n|error|equivoqu[eé]|termina en|corrijo|no,)\b/i;
const VALUE = String.raw`(?<![\p{L}\d.@_+'"-])["']?(\+?[\p{L}\d][\p{L}\d.@_+'-]{0,62}[\p{L}\d]|[\p{L}\d])["']?`;
const X_NOT_Y = new RegExp(
  `${VALUE},?\\s{1,3}(?:and\\s{1,3}|y\\s{1,3})?(?:not|instead of|rather than|en vez de|y no)\\s{1,3}${VALUE}`,
  'iu',
);
const NOT_Y_X = new RegExp(
  `\\b(?:not|no es|no)\\s{1,3}${VALUE}\\s{0,3}[,;]?\\s{0,3}(?:but|it'?s|it is|rather|sino|es)?\\s{1,3}${VALUE}`,
  'iu',
);
const ABOUT_NAME = /\b(?:name|surname|nombre|apellidos?|spell(?:ed|t)?)\b/i;
/** "My last name is spelled Mensa". */
const LAST_NAME =
  /\b(?:last\s{1,3}name|surname|apellido)\s{1,3}(?:is\s{1,3}|es\s{1,3})?(?:(?:spell(?:ed|t)|actually|really)\s{1,3}){0,2}(\p{Lu}[\p{L}'-]{1,40})\W{0,3}$/iu;
const MAX_WORDS = 14;

/**
 * What a message corrects of details that are known, where it gives only the part that changes:
 * "sorry, 0178 not 0177", "it's clinic.org, not clinic.com", "Whitehorse, not Whitehouse".
 * @param message without an e-mail address or phone number of its own
 */
export function correctDetails(message: string, known: Partial<LeadDetails>): Partial<LeadDetails> {
  if (message.split(/\s+/).length > MAX_WORDS) return {};
  const pair = X_NOT_Y.exec(message) ?? undefined;
  // "My last name is Coal, not Cole": the address may hold the same word.
  const named = ABOUT_NAME.test(message) ? withName(known.name) : known;
  if (pair) return replaced(named, pair[2] ?? '', pair[1] ?? '');
  const turned = NOT_Y_X.exec(message);
  if (turned) {
    const change = replaced(named, turned[1] ?? '', turned[2] ?? '');
    if (Object.keys(change).length > 0) return change;
  }
  const last = LAST_NAME.exec(message)?.[1];
  const words = known.name?.split(' ') ?? [];
  if (last !== undefined && words.length > 1 && !/\d/.test(message))
    return { name: words.with(-1, last).join(' ') };
  const [digits, ...more] = message.match(/\d+(?:[-.\s]\d{4})?/g) ?? [];
  if (!digits || more.length > 0 || known.phone === undefined || !CUE.test(message)) return {};
  return withEnd(known.phone, digits);
}

function replaced(known: Partial<LeadDetails>, old: string, now: string): Partial<LeadDetails> {
  const { phone, email, name } = known;
  if (/^\d{2,4}$/.test(old) && /^\d{2,4}$/.test(now) && phone?.includes(old)) {
    const at = phone.lastIndexOf(old);
    return { phone: phone.slice(0, at) + now + phone.slice(at + old.length) };
  }
  const place = email?.toLowerCase().lastIndexOf(old.toLowerCase()) ?? -1;
  const isEmailPart = /^[\w.+@-]{2,}$/.test(old) && /^[\w.+@-]{2,}$/.test(now);
  if (email !== undefined && place >= 0 && isEmailPart) {
    return { email: email.slice(0, place) + now + email.slice(place + old.length) };
  }
  const words = name?.split(' ') ?? [];
  const index = words.findIndex((word) => word.toLowerCase() === old.toLowerCase());
  if (index < 0) return {};
  return { name: words.with(index, now).join(' ') };
}

const withName = (name: string | undefined): Partial<LeadDetails> =>
  name === undefined ? {} : { name };

/** The last four or seven digits of a number, replaced in the way it was written. */
function withEnd(phone: string, digits: string): Partial<LeadDetails> {
  const now = Array.from(digits.replace(/\D/g, ''));
  if (now.length !== 4 && now.length !== 7) return {};
  const end = Array.from(phone)
    .reverse()
    .map((each) => (/\d/.test(each) ? (now.pop() ?? each) : each));
  return { phone: end.reverse().join('') };
}
