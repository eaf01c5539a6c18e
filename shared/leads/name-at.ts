import { DETAIL_MARK } from './detail-owner.ts';
import {
  isAlsoWord,
  isCapitalized,
  isFirstName,
  isLastNameWord,
  isNameWord,
  isParticle,
} from './name-words.ts';

/** How sure a name is: `phrase` leaves no doubt, `line` stands beside other details, `maybe` guesses. */
export type NameEvidence = 'phrase' | 'line' | 'maybe';

/** A name in a text, where it stands, and why it is taken for one. */
export interface FoundName {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly evidence: NameEvidence;
}

/** Letters, also accented ones, with the marks inside names: O'Neill-Pérez, Dr., J. */
const WORD =
  /^(?:(?!(?:e\.g|i\.e|[ap]\.m|p\.s)\.)(?:\p{L}\.){2,3}|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?)/u;
const TITLE =
  /^(?:dr|mr|mrs|ms|prof|sr|sra|srta|dra|miss|doctora?|pastor|father|rev|reverend|nurse|enfermera|licenciad[oa])\.?$/i;
const ABBREVIATION = /^(?:dr|mr|mrs|ms|prof|jr|sr|st|sra|dra|\p{L}\.\p{L})\.$/iu;
/** What stands after names of clinicians: "Jane Doe, MD". */
export const CREDENTIAL_END =
  /,?\s{1,3}(?:m\.?d|d\.?o|r\.?n|n\.?p|dds|dmd|ph\.?d|pa-?c|lpn|msn|bsn|cpa|mba|od|dpm|aprn|fnp|cma|esq|mha)\.?$/i;
export const CREDENTIAL_NEXT =
  /^,?\s{1,3}(?:MD|M\.D\.|DO|D\.O\.|RN|R\.N\.|NP|DDS|DMD|PhD|PA-C|LPN|MSN|BSN|CPA|MBA|OD|DPM|APRN|FNP|CMA|MHA)(?![\p{L}\d])/u;
const MAX_WORDS = 5;
const MAX_LOWERCASE_WORDS = 3;

/** Spec §5: a reply to a question for the name, in characters. */
export const REPLY_MIN = 2;

/** What may stand after a name that was written without a capital. */
const ENDS_CLAUSE = new RegExp(
  `^\\s{0,3}(?:$|[${DETAIL_MARK}.,;:!()/–—-]|(?:and|from|frm|at|with|my|phone|cell|mobile|e-?mail|tel|number|here|again|del|de|en|y|mi|i|we|reach|call|or|hmu|hit|text|ring|plz|pls|w/|with|looking|wanting|can|could|(?:will|would) (?:you|u|somebody|someone)|please|need|want|have)\\b)`,
  'iu',
);

/** A mark, a detail or the end behind a word. */
const ENDS_PIECE = new RegExp(`^\\s{0,3}(?:$|[${DETAIL_MARK}.,;:!()/–—-])`, 'u');

export interface WholeNameOptions {
  /** Also without capitals. */
  readonly isLoose: boolean;
}

/** "A. J. Mercer". */
const INITIALS = /^(?:\p{Lu}\.\s?){1,2}(?=\p{Lu}\p{Ll})/u;
/** "t j alder", but not "i m", "u r". */
const LOOSE_INITIALS =
  /^(?!(?:e\.g|i\.e|[ap]\.m|p\.s)\.)(?:(?:\p{L}\.\s?){1,2}|[b-hj-tv-z]\s\p{L}\s)(?=\p{L}{3})/iu;

const TWO_INITIALS = /^(?:\p{L}\.\s?){2}\p{L}{3}/u;

/** Whether a text is a name and nothing else. */
export function isWholeName(text: string, { isLoose }: WholeNameOptions): boolean {
  const bare = text.replace(isLoose ? LOOSE_INITIALS : INITIALS, '');
  const words = bare.split(/\s+/);
  if (isTooLong(words)) return false;
  const [first = '', ...rest] = TITLE.test(words[0] ?? '') ? words.slice(1) : words;
  const isBig = (word: string) => isLoose || isCapitalized(word);
  const isName = (word: string) =>
    isWhole(word) && isBig(word) && (isNameWord(word) || (isLoose && isAlsoWord(word)));
  // "Le Thi Hoa".
  const isLastFirst = rest.length > 1 && isLastNameWord(first) && rest.every(isCapitalized);
  // Behind initials it is no word: "g. h. wells".
  const isLoneWord =
    words.length === 1 && !TWO_INITIALS.test(text) && isAlsoWord(first) && !isCapitalized(first);
  if (!(isName(first) || isLastFirst) || (isLoneWord && !(isLoose && isFirstName(first))))
    return false;
  return rest.every(
    (word, index) =>
      isName(word) ||
      (/^\p{Lu}\.?$/u.test(word) && word !== 'I') ||
      (isLoose && /^\p{L}\.$/u.test(word)) ||
      (isLastNameWord(word) && index === rest.length - 1) ||
      (isParticle(word) && index < rest.length - 1 && isWhole(word)),
  );
}

/** The small words of "de la Cruz" count for nothing. */
const isTooLong = (words: readonly string[]) =>
  words.filter((word) => isCapitalized(word) || !isParticle(word)).length > MAX_WORDS;
const isWhole = (word: string) => WORD.exec(word)?.[0] === word;

/** The words of a name from a place on; the first word that cannot be one ends it. */
export function nameAt(
  text: string,
  start: number,
  evidence: 'phrase' | 'maybe',
): FoundName | undefined {
  const found: string[] = [];
  let end = start;
  while (!isTooLong([...found, ''])) {
    const rest = text.slice(end);
    if (found.length > 0 && CREDENTIAL_NEXT.test(rest)) break;
    // A name ends with its line.
    const space = /^[^\S\n]{0,3}/.exec(rest)?.[0].length ?? 0;
    const word = WORD.exec(rest.slice(space))?.[0];
    if (
      word === undefined ||
      (found.length > 0 && space === 0) ||
      !isPart(word, found, rest, evidence)
    )
      break;
    const isSentenceEnd = word.endsWith('.') && !ABBREVIATION.test(word) && word.length > 2;
    found.push(isSentenceEnd ? word.slice(0, -1) : word);
    end += space + word.length - (isSentenceEnd ? 1 : 0);
    if (isSentenceEnd) break;
  }
  const name = found.map(unspelled).join(' ');
  // "This is Dr. Ali's office manager" names somebody else.
  if (/[’']s$/i.test(found.at(-1) ?? '') && /^\s{1,3}\p{L}/u.test(text.slice(end)))
    return undefined;
  const own = found.filter((word) => !TITLE.test(word));
  const [first = ''] = own;
  if (name.length < REPLY_MIN || first === '') return undefined;
  if (evidence === 'maybe') {
    // "i'm locked out of my mailbox": without a capital only a short name at the end of its clause.
    const isBig = /^\p{Lu}\p{Ll}/u.test(first) && !(own.length === 1 && isAlsoWord(first));
    const rest = text.slice(end);
    const isOfSomething = own.length > 1 && /^\s{0,3}of\b/i.test(rest);
    const isShort =
      found.length <= MAX_LOWERCASE_WORDS && (ENDS_CLAUSE.test(rest) || isOfSomething);
    if (!isBig && !isShort) return undefined;
  }
  return { value: name, start, end, evidence };
}

const ORGANIZATION = String.raw`(?:[oóOÓ]ptica|cl[ií]nica|farmacia|hospital|consultorio|centro|laboratorio|grupo|dental)`;
const IS_ORGANIZATION = new RegExp(`^${ORGANIZATION}$`, 'i');
/** "Lucía Barrera de Óptica Barrera": where somebody works. */
export const OF_ORGANIZATION = new RegExp(
  String.raw`\s(?:de|del)\s(?:la\s|el\s)?${ORGANIZATION}(?:\s.*)?$`,
  'i',
);

/** "S-Z-A-B-O" is Szabo. */
function unspelled(word: string): string {
  if (!/^\p{L}(?:-\p{L}){2,}$/u.test(word)) return word;
  const letters = word.replaceAll('-', '').toLowerCase();
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

function isPart(
  word: string,
  found: readonly string[],
  rest: string,
  evidence: 'phrase' | 'maybe',
): boolean {
  if (found.length === 0 && TITLE.test(word)) return true;
  if (found.length > 0 && /^\p{Lu}\.?$/u.test(word) && word !== 'I') return true;
  // "jake dorsey ph: 405-…".
  const behind = rest.slice(rest.indexOf(word) + word.length);
  if (found.length > 0 && /^\s{0,2}[:=]/.test(behind)) return false;
  // "Mary w/ the clinic", "Cole e: cole@…".
  if (word.length === 1 && [`${word}/`, `${word}:`, `${word}=`].some((mark) => rest.includes(mark)))
    return false;
  // "Ty St. Cyr", and no street.
  if (found.length > 0 && /^Ste?\.?$/.test(word) && /^\s\p{Lu}\p{Ll}/u.test(behind)) return true;
  if (found.length > 0 && isParticle(word) && !isCapitalized(word)) {
    const next =
      /^\s{0,3}\S+\s{1,3}(?:(?:la|las|los|el|der|den)\s{1,3})?(\p{Lu}\p{Ll}[\p{L}'’-]*)/u.exec(
        rest,
      )?.[1];
    return next !== undefined && isNameWord(next) && !IS_ORGANIZATION.test(next);
  }
  // "Carl Voss adn i wnat": behind two capitals a small word is no name, unless the clause ends with it.
  const isLate = found.length > 1 && !isCapitalized(word) && found.slice(-2).every(isCapitalized);
  if (isLate && !ENDS_PIECE.test(behind)) return false;
  if (isNameWord(word)) return true;
  if (isLastNameWord(word)) return found.length > 0 && ENDS_PIECE.test(behind);
  if (!isAlsoWord(word)) return false;
  // "marcus bell", "my name is grace", but not "dana will you call".
  return found.length > 0 ? ENDS_CLAUSE.test(behind) : evidence === 'phrase';
}
