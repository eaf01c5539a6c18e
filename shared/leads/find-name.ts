import { DETAIL_MARK } from './detail-owner.ts';
import {
  isAlsoWord,
  isCapitalized,
  isFirstName,
  isNameWord,
  isParticle,
  isRoleWord,
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

/** Spec §5, and the other ways in which people say their name, in English and Spanish. */
const CERTAIN_PHRASE =
  /\b(?:(?:my\s{1,3})?(?:nam|naem|nmae|nme)\s{1,3}is|first\s{1,3}name(?=\s{1,3}\S{1,30}\s{1,3}(?:and\s{1,3})?last\s{1,3}name\b)|my\s{1,3}(?:full\s{1,3}|first\s{1,3})?names?(?:\s{1,3}is|'s)?(?:\s{0,3}[:=])?|the\s{1,3}name(?:\s{1,3}is|'s)|(?<=[.!?;]\s{1,3})name's|(?:full|real|legal)\s{1,3}name(?:\s{1,3}is)?(?:\s{0,3}[:=])?|(?:it'?s\s{1,3}|is\s{1,3})spell(?:ed|t)|(?:you\s{1,3}(?:can|may)|just|please|pls|everyone|everybody|folks|friends|they|people|all)\s{1,3}calls?\s{1,3}me|i\s{1,3}go\s{1,3}by|(?:put|got|have)\s{1,3}me\s{1,3}(?:down\s{1,3})?(?:as|under)|(?:no|wait|actually|oops)[,\s]{1,3}put|(?:i'm|i\s{1,3}am|im)\s{1,3}called|mi\s{1,3}nombre(?:\s{1,3}completo)?(?:\s{1,3}es)?(?:\s{0,3}:)?|me\s{1,3}llamo|me\s{1,3}dicen|(?:les?|te)\s{1,3}habla|you(?:'re|\s{1,3}are)\s{1,3}(?:talking|speaking)\s{1,3}(?:to|with))\s{1,3}(?:(?:uh|um|er|ah|eh)[,.]{0,3}\s{1,3}){0,2}/giu;
const LABEL =
  /(?:^|[\n,;|({"]|[.!?]\s)\s{0,3}(?:(?:my|your|full|contact|first|a|first\s{1,3}(?:and|&)\s{1,3}last)\s{1,3}){0,3}(?:name|nm|nme|first(?=\s{0,3}[:=])|nombre(?:\s{1,3}(?:completo|y\s{1,3}apellidos?))?|contact(?:\s{1,3}person)?|contacto|from|attn|who)\s{0,3}(?:'s\s{1,3}|is\s{1,3}|[:=]\s{0,3}|[-–—.]\s{1,3})/giu;
/** "name brandon kyle", on a line of its own or before the next label. */
const BARE_LABEL =
  /(?:^|[\n?.!]\s?)\s{0,3}(?:(?:full|my|contact)\s{1,3})?(?:name|nm|nombre)\s{1,3}(?=[\p{L}'.-]{2,20}(?:\s[\p{L}'.-]{1,20}){0,3}\s{0,3}(?:$|[\n,;|/\uE000]|(?:phone|ph|tel|e-?mail|em|mail|cell|number|correo)\b))/giu;
const LAST_NAME =
  /(?<!\b(?:y|and|&)\s{1,3})\b(?:last\s{1,3}name|last(?=\s{0,3}[:=])|surname|apellidos?)\s{0,3}(?:(?:is|es|was)\s{1,3}(?:(?:now|spell(?:ed|t)|actually|really)\s{1,3}){0,2}|'s\s{1,3}|[:=-]\s{0,3})?/iu;
const IS_LAST_NAME =
  /(\p{Lu}[\p{L}'-]{1,40})\s{1,3}(?:is|es)\s{1,3}(?:my|the|mi|el)\s{1,3}(?:last\s{1,3}name|surname|apellido)\b/u;
/** "I am" says much else besides names. */
const DOUBTFUL_PHRASE =
  /\b(?:i\s{1,3}am|i'm|i`m|im|soy|this\s{1,3}is|call\s{1,3}me|habla)\s{1,3}(?:(?:uh|um|er|ah|eh)[,.]{0,3}\s{1,3})?(?:(?:la|el)\s{1,3}(?=(?:dra?|doctora?|enfermer[oa]|licenciad[oa]|sra?)\b))?/giu;
/** "I'm her assistant Paige Rowley", "this is the office manager, Lena Cruz". */
const ROLE_PHRASE =
  /\b(?:i\s{1,3}am|i'm|im|this\s{1,3}is|soy)\s{1,3}(?:an?|the|her|his|their|your|our|la|el|su)\s{1,3}/giu;
const ROLE = /^([\p{L}-]{2,20}),?\s{1,3}/u;
/** "You may call Helen Castellano at 405-…": whether she writes herself is another question. */
const CALL_NAME =
  /\b(?:[Cc]all|[Cc]ontact|[Rr]ing|[Pp]hone|[Aa]sk\s{1,3}for|[Rr]each(?:\s{1,3}out\s{1,3}to)?|(?:[Tt]alk|[Ss]peak)\s{1,3}(?:to|with))\s{1,3}(?=\p{Lu}\p{Ll})/gu;
const IT_IS =
  /^\s{0,3}(?:(?:hi|hello|hey|yo|yes|no|sure|ok|okay|sorry|oh|hola|well)[\s,.!]{1,3}){0,3}it(?:'s|s|\sis)\s{1,3}/giu;
/** "Could someone phone Ngozi Eze (that's me)", also with the details in between. */
const THAT_IS_ME = new RegExp(
  `\\p{Lu}[\\p{L}'.-]{1,24}(?:\\s\\p{Lu}[\\p{L}'.-]{0,24}){0,3}(?=(?:,?\\s?${DETAIL_MARK}{1,200}){0,2}\\s?(?:[(,–-]\\s?)?(?:(?:that's|that\\sis|which\\sis)\\sme\\b|me\\)))`,
  'gu',
);
const AT_THE_BEGINNING =
  /^\s{0,3}(?:(?:hi|hello|hey|hola|good\s{1,3}(?:morning|afternoon|evening))(?:\s{1,3}there)?[\s,.!]+)*/iu;
const IS_HERE =
  /^\s{0,3},?\s{0,3}(?:here|speaking|calling|aquí|a\s{1,3}(?:sus?\s{1,3}[oó]rdenes|la\s{1,3}orden))(?=\s{0,3}(?:$|[,.!;:()–—-]|(?:from|at|with|again|and|de)\b))/iu;

/** "Marisol from Norman Pediatrics". */
const IS_FROM = /^\s{0,3},?\s{0,3}(?:from|with|at|for|de|w\/)\s{1,3}\p{Lu}/u;
/** "joel from the peds place, have somebody call me", "rosa at kiowa clinic, phone 580-…". */
const IS_FROM_PLACE =
  /^\s{0,3},?\s{0,3}(?:from|frm|with|at|over at|w\/|de)\s{1,3}(?:(?:the|our|la|el)\s|(?:[\p{L}&'.-]{2,20}\s){1,3}(?:clinic|center|hospital|practice|office|dental|pediatrics|peds|medical|health|care)\b)/iu;
const WANTS_CALL =
  /\b(?:call?|ring|phone|contact|reach|text|e-?mail|get back to|get in touch with) (?:me|us)\b|\bll[aá]m\w{0,4}(?:me|nos)\b/iu;

/** "Alexandria Petrakis but everyone calls me Alex". */
const IS_KNOWN_AS =
  /^,?\s{0,3}(?:(?:but|though|and)\s{1,3})?(?:(?:everyone|everybody|people|friends|they|you\s{1,3}can|just|please)\s{1,3})?(?:calls?\s{1,3}me|i\s{1,3}go\s{1,3}by|goes\s{1,3}by)\b/iu;

/** Letters, also accented ones, with the marks inside names: O'Neill-Pérez, Dr., J. */
const WORD = /^(?:(?:\p{Lu}\.){2,3}|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?)/u;
const TITLE =
  /^(?:dr|mr|mrs|ms|prof|sr|sra|srta|dra|miss|doctora?|pastor|father|rev|reverend|nurse|enfermera|licenciad[oa])\.?$/i;
const ABBREVIATION = /^(?:dr|mr|mrs|ms|prof|jr|sr|st|sra|dra|\p{L}\.\p{L})\.$/iu;
/** What stands after names of clinicians: "Jane Doe, MD". */
const CREDENTIAL_END =
  /,?\s{1,3}(?:m\.?d|d\.?o|r\.?n|n\.?p|dds|dmd|ph\.?d|pa-?c|lpn|msn|bsn|cpa|mba|od|dpm|aprn|fnp|cma|esq|mha)\.?$/i;
const CREDENTIAL_NEXT =
  /^,?\s{1,3}(?:MD|M\.D\.|DO|D\.O\.|RN|R\.N\.|NP|DDS|DMD|PhD|PA-C|LPN|MSN|BSN|CPA|MBA|OD|DPM|APRN|FNP|CMA|MHA)(?![\p{L}\d])/u;
const MAX_WORDS = 5;
const MAX_LOWERCASE_WORDS = 3;

/** Spec §5: a reply to a question for the name, in characters. */
const REPLY_MIN = 2;
const REPLY_MAX = 39;
const ASKS_FOR_NAME =
  /\bcall\s{1,3}you\b|\b(?:speaking|talking|chatting)\s{1,3}(?:with|to)\b|\bwho\s{1,3}is\s{1,3}this\b|\bnombre\b|\bse\s{1,3}llama\b|(?<kind>\b(?:domain|user|brand|file|host|clients?|they|we)[\s-]*)?\bnames?\b/giu;

/** What may stand after a name that was written without a capital. */
const ENDS_CLAUSE = new RegExp(
  `^\\s{0,3}(?:$|[${DETAIL_MARK}.,;:!()/–—-]|(?:and|from|frm|at|with|my|phone|cell|mobile|e-?mail|tel|number|here|again|de|en|y|mi|i|we|reach|call|or|hmu|hit|text|ring|plz|pls|w/|with|looking|wanting)\\b)`,
  'iu',
);

/** Names that a phrase introduces, in the order of the text: "my name is", "I'm", "me llamo". */
export function findNames(text: string): FoundName[] {
  const introduced = [...text.matchAll(THAT_IS_ME)].flatMap(
    ({ index }) => nameAt(text, index, 'phrase') ?? [],
  );
  const labels = text.includes(DETAIL_MARK) ? text.matchAll(BARE_LABEL) : [];
  const certain = [...text.matchAll(CERTAIN_PHRASE), ...text.matchAll(LABEL), ...labels].flatMap(
    (match) => {
      const start = match.index + match[0].length;
      const found = nameAt(text, start, 'phrase');
      return found ? [withLastName(text, found)] : [];
    },
  );
  const starts = [
    ...[...text.matchAll(DOUBTFUL_PHRASE), ...text.matchAll(IT_IS)].map(
      ({ 0: said, index }) => index + said.length,
    ),
    ...[...text.matchAll(ROLE_PHRASE)].flatMap(
      ({ 0: said, index }) => afterRoles(text, index + said.length) ?? [],
    ),
  ];
  const doubtful = starts.flatMap((start) => nameAt(text, start, 'maybe') ?? []);
  const called = text.includes(DETAIL_MARK)
    ? [...text.matchAll(CALL_NAME)].flatMap(
        ({ 0: said, index }) => nameAt(text, index + said.length, 'maybe') ?? [],
      )
    : [];
  const opening = AT_THE_BEGINNING.exec(text)?.[0].length ?? 0;
  const first = nameAt(text, opening, 'phrase');
  const isHere =
    first !== undefined &&
    (IS_HERE.test(afterCredential(text, first.end)) || IS_KNOWN_AS.test(text.slice(first.end)));
  const rest = text.slice(first?.end ?? 0);
  const isFrom =
    !isHere &&
    (IS_FROM.test(rest) ||
      (IS_FROM_PLACE.test(rest) && (WANTS_CALL.test(rest) || text.includes(DETAIL_MARK))));
  const opened =
    first && (isHere ? [first] : isFrom ? [{ ...first, evidence: 'maybe' as const }] : []);
  return [...introduced, ...certain, ...doubtful, ...called, ...(opened ?? [])].sort(
    (a, b) => a.start - b.start,
  );
}

/** Where a name may begin behind what somebody is; undefined where no role is named. */
function afterRoles(text: string, start: number): number | undefined {
  let end = start;
  for (let role = ROLE.exec(text.slice(end)); role; role = ROLE.exec(text.slice(end))) {
    if (!isRoleWord(role[1] ?? '')) break;
    end += role[0].length;
  }
  return end > start && /^\p{Lu}\p{Ll}/u.test(text.slice(end)) ? end : undefined;
}

function afterCredential(text: string, end: number): string {
  const rest = text.slice(end);
  return rest.slice(CREDENTIAL_NEXT.exec(rest)?.[0].length ?? 0);
}

const NICKNAME_BEFORE = /\b(?:calls?\s{1,3}me|go(?:es)?\s{1,3}by|me\s{1,3}dicen)\s{1,3}$/iu;
/** "Everyone calls me Alex" says no full name. */
export const isNickname = (text: string, { start }: FoundName): boolean =>
  NICKNAME_BEFORE.test(text.slice(Math.max(0, start - 30), start));

const ASK_FOR = /\bask\s{1,3}for\s{1,3}(?:me,?\s{1,3})?(?=\p{Lu})/u;
/** "405-…, ask for Hank", in reply to the question for the name. */
export function nameToAskFor(text: string): FoundName | undefined {
  const match = ASK_FOR.exec(text);
  return match ? nameAt(text, match.index + match[0].length, 'phrase') : undefined;
}

/** Whether the assistant has just asked what to call the visitor (spec §5). */
export function asksForName(text: string): boolean {
  return [...text.matchAll(ASKS_FOR_NAME)].some(({ groups }) => groups?.kind === undefined);
}

/** What stands before or behind a name that is typed alone: "fine, Bo Li", "amber tso lpn". */
export const bareName = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:ok|okay|fine|sure|alright|well|yes|oh|yeah)[,.!]?\s{1,3}){1,2}/i, '')
    .replace(CREDENTIAL_END, '');

/** A reply to that question: 2 to 39 characters that read as a name, and nothing else (spec §5). */
export function nameInReply(text: string): string | undefined {
  const reply = text
    .trim()
    .replace(
      /^(?:(?:hi|hello|hey|sure thing|sure|why not|yes|yep|yeah|absolutely|certainly|no problem|no worries|please|fine|alright|ok|okay|of course|hola|claro que sí|claro|sí|si|bueno|por favor|con gusto)[,!.]?\s{1,3}){1,4}/i,
      '',
    )
    .replace(
      /^(?:it's|its|it is|this is|you can call me|call me|just|(?:i'm|i am|im)(?: called)?|my name is|me llamo|soy|es)\s{1,3}/i,
      '',
    )
    .replace(
      /(?:[,.!]?\s{0,3}(?:thanks|thank you|please|gracias|here|is fine|works|will do|a sus [oó]rdenes))?[\s.!:;()-]{0,9}$/i,
      '',
    )
    .replace(CREDENTIAL_END, '');
  const turned = /^(\p{Lu}[\p{L}'-]{1,30}), (\p{Lu}[\p{L}'-]{1,30}(?: \p{Lu}\.?)?)$/u.exec(reply);
  if (turned) return nameInReply(`${turned[2]} ${turned[1]}`);
  const isLong = text.trim().length > REPLY_MAX;
  if (isLong || reply.length < REPLY_MIN || /[\d@?!,;:/]/.test(reply)) return undefined;
  return isWholeName(reply, { isLoose: true }) ? reply : undefined;
}

export interface WholeNameOptions {
  /** Also without capitals. */
  readonly isLoose: boolean;
}

/** Whether a text is a name and nothing else. */
export function isWholeName(text: string, { isLoose }: WholeNameOptions): boolean {
  // "A. J. Mercer".
  const words = text.replace(/^(?:\p{Lu}\.\s?){1,2}(?=\p{Lu}\p{Ll})/u, '').split(/\s+/);
  if (isTooLong(words)) return false;
  const [first = '', ...rest] = TITLE.test(words[0] ?? '') ? words.slice(1) : words;
  const isBig = (word: string) => isLoose || isCapitalized(word);
  const isName = (word: string) =>
    isWhole(word) && isBig(word) && (isNameWord(word) || (isLoose && isAlsoWord(word)));
  const isLoneWord = words.length === 1 && isAlsoWord(first) && !isCapitalized(first);
  if (!isName(first) || (isLoneWord && !(isLoose && isFirstName(first)))) return false;
  return rest.every(
    (word, index) =>
      isName(word) ||
      /^\p{Lu}\.?$/u.test(word) ||
      (isLoose && /^\p{L}\.$/u.test(word)) ||
      (isParticle(word) && index < rest.length - 1 && isWhole(word)),
  );
}

/** The small words of "de la Cruz" count for nothing. */
const isTooLong = (words: readonly string[]) =>
  words.filter((word) => isCapitalized(word) || !isParticle(word)).length > MAX_WORDS;
const isWhole = (word: string) => WORD.exec(word)?.[0] === word;

/** The words of a name from a place on; the first word that cannot be one ends it. */
function nameAt(text: string, start: number, evidence: 'phrase' | 'maybe'): FoundName | undefined {
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
  if (found.length > 0 && isParticle(word) && !isCapitalized(word)) {
    const next =
      /^\s{0,3}\S+\s{1,3}(?:(?:la|las|los|el|der|den)\s{1,3})?(\p{Lu}\p{Ll}[\p{L}'’-]*)/u.exec(
        rest,
      )?.[1];
    return next !== undefined && isNameWord(next);
  }
  if (isNameWord(word)) return true;
  if (!isAlsoWord(word)) return false;
  // "marcus bell", "my name is grace", but not "dana will you call".
  const after = rest.slice(rest.indexOf(word) + word.length);
  return found.length > 0 ? ENDS_CLAUSE.test(after) : evidence === 'phrase';
}

/** "First name: Dana, last name: Whitehorse". */
function withLastName(text: string, found: FoundName): FoundName {
  const last = lastNameIn(text.slice(found.end));
  return last === undefined ? found : { ...found, value: `${found.value} ${last.value}` };
}

/** A last name that is called so: "last name is Kowalski". */
export function lastNameIn(text: string): FoundName | undefined {
  const match = LAST_NAME.exec(text);
  const named = match && nameAt(text, match.index + match[0].length, 'phrase');
  if (named) return { ...named, start: match.index };
  const turned = IS_LAST_NAME.exec(text);
  if (!turned) return undefined;
  const { 0: whole, 1: value = '', index: start } = turned;
  return { value, start, end: start + whole.length, evidence: 'phrase' };
}
