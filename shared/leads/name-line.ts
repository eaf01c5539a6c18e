import { isLabelWord } from './label-words.ts';
import { DETAIL_MARK, SAYS_OF_NAME } from './detail-owner.ts';
import { isFormer } from './find-name.ts';
import { type FoundName, isWholeName, OF_ORGANIZATION } from './name-at.ts';
import { isCapitalized, isFirstName, isNameWord, isParticle, isRoleWord } from './name-words.ts';

/** Where the parts of a line of details end; the details themselves end them as well. */
const BETWEEN = new RegExp(
  `[,;:|/•·\\n\\t()<>*"—]|${DETAIL_MARK}+|\\s[-–—]+(?=[\\s\\p{L}]|$)|^[-–—]+|(?<!\\b(?:dr|mr|mrs|ms|st|jr|sr|prof)|(?<!')\\b\\p{L})\\.(?=\\s|$)|[!?]|[\\p{Extended_Pictographic}\\uFE0F\\u200D]+`,
  'giu',
);

/** What stands around a name on such a line without being part of it. */
const AROUND = new Set(
  `hi hello hey sure yes yep ok okay thanks thank you please and or at on is my our name full first phone ext extension
  tel telephone cell cellphone mobile email e-mail mail number num no ph p e m t c n office work home direct
  here's here are the details info information contact reach me call text can be reached best it's its this
  i'm im i am so well y e-mail: correo electrónico teléfono celular número mi mis es son datos nombre hola
  gracias soy me llamo just simply attn from sincerely regards cheers respectfully best warm warmly kind anyway anyways meanwhile also btw w thx ty pls plz please`
    .trim()
    .split(/\s+/),
);
const CREDENTIALS =
  /^(?:m\.?d|d\.?o|r\.?n|n\.?p|dds|dmd|ph\.?d|pa-?c|p\.?a|lpn|msn|bsn|cpa|mba|facp|od|dpm|aprn|fnp|cma|esq)\.?$/i;
/** "Kowalski, Doug": a first name behind the last one, alone between what surrounds them. */
const LAST_FIRST =
  /(?<=^|[\n;|:./]\s{0,3})(\p{L}[\p{L}'-]{1,30}), (\p{L}[\p{L}'-]{1,30}(?: \p{L}\.)?)(?=\.?\s{0,3}(?:$|[\n,;|/(\uE000–-]|\.))/gu;
/** Without capitals, a name is believed when hardly anything else is said. */
const MAX_LOOSE_WORDS = 4;

/** "OK, seriously, it's Denise Cho": what stands before is no part of the name. */
const REALLY =
  /^[^\uE000]{0,40}\b(?:its|it's|it is) (?:really |actually )?(?=\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll})/u;

/** "dr amy lindqvist": a title, first and last name are a name without capitals, too. */
const TITLED =
  /^(?:(?:[Dd]r|[Dd]octor|[Mm]rs?|[Mm]s)\.?(?: \p{L}[\p{L}'-]{1,30}){2,3}|[Dd]r\.? \p{L}[\p{L}'-]{1,30})$/u;

const CALLS = /\b(?:call|ring|reach|contact|text|phone|ll[aá]m\w{0,4})\b/i;
/** "Ring me after 3. marcy, 405-…": alone before a detail, at the beginning or behind a sentence or a wish. */
const isSigned = (text: string, { words, start, end }: Piece): boolean =>
  words.length <= 2 &&
  (/(?:^|[.!?\n]\s{0,3})$/.test(text.slice(0, start)) ||
    (/[,;]\s{0,3}$/.test(text.slice(0, start)) && CALLS.test(text.slice(0, start)))) &&
  text
    .slice(end)
    .replace(/^[,\s]{1,3}/, '')
    .startsWith(DETAIL_MARK);

interface Piece {
  readonly words: readonly string[];
  readonly start: number;
  readonly end: number;
}

/**
 * A name that stands beside other details without a phrase: `Dana Whitehorse, 405-…`, three lines, a
 * signature.
 * @param text with DETAIL_MARK in place of the details
 * @param mailboxes of addresses in the text: "dana.w" speaks for "Dana"
 */
export function findNameLines(text: string, mailboxes: readonly string[]): FoundName[] {
  const turned = [...text.matchAll(LAST_FIRST)].flatMap(
    ({ 0: whole, 1: last = '', 2: first = '', index }): FoundName[] => {
      const value = `${first} ${last}`;
      const isFirst = mailboxes.some(
        (mailbox) => startsMailbox(first, mailbox) || isInitialAndLast(first, last, mailbox),
      );
      const isNamed = isFirst && isWholeName(value, { isLoose: true });
      return isNamed ? [{ value, start: index, end: index + whole.length, evidence: 'line' }] : [];
    },
  );
  if (turned.length > 0) return turned;
  const pieces = piecesOf(text, mailboxes);
  const isBare = pieces.reduce((sum, { words }) => sum + words.length, 0) <= MAX_LOOSE_WORDS;
  const names = pieces.flatMap((piece, index): FoundName[] => {
    const value = withoutPlace(piece.words).join(' ').replace(OF_ORGANIZATION, '');
    const isNamedByMailbox = mailboxes.some((mailbox) => isInMailbox(piece.words, mailbox));
    const isLoose = isBare || isNamedByMailbox || TITLED.test(value) || isSigned(text, piece);
    // "Dr. Chen's office".
    if (/'s$/i.test(value)) return [];
    if (!isWholeName(value, { isLoose })) return namesInside(text, piece, mailboxes);
    if (CREDENTIALS.test(value)) return [];
    // "Harlan, practice administrator, Red Earth".
    const isOfRole = pieces[index + 1]?.words.every(isRoleWord) === true;
    const isSure = piece.words.length > 1 || isNamedByMailbox || isOfRole;
    const evidence = isSure ? 'line' : 'maybe';
    const name: FoundName = { value, start: piece.start, end: piece.end, evidence };
    return isFormer(text, name) ? [] : [name];
  });
  const isFirst = (name: FoundName) =>
    mailboxes.some((mailbox) => isInMailbox(name.value.split(' '), mailbox));
  return [
    ...names.filter(isFirst),
    ...names.filter((name) => !isFirst(name) && name.evidence === 'line'),
    ...names.filter((name) => !isFirst(name) && name.evidence !== 'line'),
  ];
}

/** Before and behind a name that was typed on in one breath: "call me asap sid roy", "lyle pratt call thx". */
const BEFORE_NAME =
  /^(?:me|us|asap|back|now|today|tomorrow|soon|please|pls|plz|thx|thanks|here|line|hi|hello)$/i;
const NOT_BEHIND_NAME = new RegExp(
  `^(?:is|are|was|were|has|had|will|wants?|needs?|runs?|knows?|does|did|'s|${SAYS_OF_NAME})$`,
  'i',
);
/** "Al Crane keeps": of capitals and small words, what is one name is not known. */
const isMixed = (words: readonly string[]) =>
  words.filter(isCapitalized).length > 1 &&
  words.some((word) => !isCapitalized(word) && !isParticle(word));

/** "dana whitehorse prairie family clinic": what follows a name in small letters is where somebody works. */
const ORGANIZATION =
  /^(?:\S+ ){0,3}(?:clinic|family|practice|health|healthcare|care|medical|medicine|hospital|center|centre|group|associates|pediatrics|peds|ortho|orthopedics|dental|dentistry|eye|vision|optical|hospice|wellness|therapy|pt|chiro|chiropractic|derm|dermatology|podiatry|urology|surgery|imaging|rehab|clinica|consultorio)\b/i;
const isTwoSmall = (name: readonly string[]) =>
  name.length === 2 && name.every((word) => !isCapitalized(word));

/** Whether words in small letters are too many for a name: "dana whitehorse prairie", before "clinic". */
function endsInPlace(words: readonly string[], rest: readonly string[]): boolean {
  const [, second = ''] = words;
  const isOfName = isParticle(second) || isFirstName(second) || second.length < 3;
  const isSmallName = words.every((word) => !isCapitalized(word) && isNameWord(word));
  const isLong = words.length > 3 || (words.length > 2 && ORGANIZATION.test(rest.join(' ')));
  return isLong && isSmallName && !isOfName;
}
const withoutPlace = (words: readonly string[]): readonly string[] =>
  endsInPlace(words, []) ? words.slice(0, 2) : words;

/** Two words or more in a longer piece of which the mailbox speaks, between words that are no names. */
function namesInside(
  text: string,
  { words, start, end }: Piece,
  mailboxes: readonly string[],
): FoundName[] {
  const isBegin = (from: number) => from === 0 || BEFORE_NAME.test(words[from - 1] ?? '');
  for (let count = MAX_LOOSE_WORDS; count >= 2; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const name = words.slice(from, from + count);
      const next = words[from + count];
      const isEnd =
        next === undefined ||
        !(isNameWord(next) || NOT_BEHIND_NAME.test(next)) ||
        (isTwoSmall(name) && ORGANIZATION.test(words.slice(from + count).join(' ')));
      const isNamed =
        isBegin(from) &&
        isEnd &&
        !isMixed(name) &&
        !endsInPlace(name, words.slice(from + count)) &&
        !isParticle(name.at(-1) ?? '') &&
        isWholeName(name.join(' '), { isLoose: true }) &&
        mailboxes.some((mailbox) => isInMailbox(name, mailbox));
      const at = isNamed ? text.slice(start, end).indexOf(name[0] ?? '') : -1;
      if (at >= 0) return [{ value: name.join(' '), start: start + at, end, evidence: 'line' }];
    }
  }
  return [];
}

const startsMailbox = (word: string, mailbox: string) =>
  mailbox.toLowerCase().startsWith((word.split(' ')[0] ?? '').toLowerCase());

/** "sng" of "stephen ng". */
const isInitialAndLast = (first: string, last: string, mailbox: string) =>
  mailbox.toLowerCase().startsWith(`${first.charAt(0)}${last}`.toLowerCase());

export function isInMailbox(words: readonly string[], mailbox: string): boolean {
  const lower = mailbox.toLowerCase();
  const initials = words.map((word) => word.charAt(0).toLowerCase()).join('');
  // "tj" of "t. j. alder".
  const given = words.slice(0, -1).join('').replaceAll('.', '').toLowerCase();
  return (
    words.some((word) => word.length > 2 && lower.includes(word.toLowerCase())) ||
    (words.length > 1 &&
      (lower === initials ||
        lower === given ||
        isInitialAndLast(words[0] ?? '', words.at(-1) ?? '', lower)))
  );
}

function piecesOf(text: string, mailboxes: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const match of [...text.matchAll(BETWEEN), { index: text.length, 0: '' }]) {
    const piece = text.slice(start, match.index);
    const words = trimmed(piece.replace(REALLY, '').trim().split(/\s+/), mailboxes);
    const [first] = words;
    if (first !== undefined) {
      const begin = start + piece.indexOf(first);
      pieces.push({ words, start: begin, end: match.index });
    }
    start = match.index + match[0].length;
  }
  return pieces;
}

const isSmall = (word: string) => /^\p{Ll}[^.]*$/u.test(word);

function trimmed(words: readonly string[], mailboxes: readonly string[]): readonly string[] {
  const isAround = (word = '') =>
    word === '' || AROUND.has(word.toLowerCase()) || isLabelWord(word) || /^\d{1,2}$/.test(word);
  let from = 0;
  let to = words.length;
  // "m reed" of mreed@ is no label and a name, nor is "c j reed"; "Ty St. Cyr" is no "thank you".
  const isInitial = (word = '', next = '') =>
    (word === 'Ty' && isCapitalized(next)) ||
    (word.length === 1 &&
      (/^\p{L}$/u.test(next) || mailboxes.some((each) => isInitialAndLast(word, next, each))));
  while (from < to && isAround(words[from]) && !isInitial(words[from], words[from + 1])) from += 1;
  // "Office manager Dana Whitehorse".
  while (to - from > 2 && isRoleWord(words[from] ?? '')) from += 1;
  // "Remove Dana Whitehorse": one word; behind more of them a sentence names somebody else.
  const [first = '', ...names] = words.slice(from, to);
  if (names.length > 1 && isSmall(first) && !isParticle(first) && names.every(isCapitalized))
    from += 1;
  while (
    to > from &&
    (isAround(words[to - 1]) || (to - from > 1 && CREDENTIALS.test(words[to - 1] ?? '')))
  )
    to -= 1;
  return words.slice(from, to);
}
