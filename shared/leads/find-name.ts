import { DETAIL_MARK } from './detail-owner.ts';
import { isRoleWord } from './name-words.ts';
import { type FoundName, CREDENTIAL_NEXT, isWholeName, nameAt } from './name-at.ts';
import { TWO_PART_PATTERNS, twoPartNames } from './two-part-name.ts';

/** Spec §5, and the other ways in which people say their name, in English and Spanish. */
const CERTAIN_PHRASE =
  /\b(?:(?:my\s{1,3})?(?:nam|naem|nmae|nme)\s{1,3}is|first\s{1,3}name(?=\s{1,3}\S{1,30}\s{1,3}(?:and\s{1,3})?last\s{1,3}name\b)|my\s{1,3}(?:full\s{1,3}|first\s{1,3})?names?(?:\s{1,3}is|'s)?(?:\s{0,3}[:=])?|the\s{1,3}name(?:\s{1,3}is|'s)|(?<=[.!?;\d\uE000]\s{1,3})name's|(?:full|real|legal|married)\s{1,3}name(?:\s{1,3}is)?(?:\s{0,3}[:=])?|(?:it'?s\s{1,3}|is\s{1,3})spell(?:ed|t)|(?:you\s{1,3}(?:can|may)|just|please|pls|everyone|everybody|folks|friends|they|people|all)\s{1,3}calls?\s{1,3}me|i\s{1,3}go\s{1,3}by|ask\s{1,3}for\s{1,3}me,|(?:put|got|have)\s{1,3}me\s{1,3}(?:down\s{1,3})?(?:as|under)|(?:no|wait|actually|oops)[,\s]{1,3}put|(?:i'm|i\s{1,3}am|im)\s{1,3}called|mi\s{1,3}nombre(?:\s{1,3}completo)?(?:\s{1,3}es)?(?:\s{0,3}:)?|me\s{1,3}llamo|je\s{1,3}m'appelle|mon\s{1,3}nom\s{1,3}est|mein\s{1,3}name\s{1,3}ist|ich\s{1,3}(?:hei(?:ß|ss)e|bin)(?=\s{1,3}\p{Lu})|mi\s{1,3}chiamo|meu\s{1,3}nome\s{1,3}(?:é|e)|me\s{1,3}chamo|t[êe]n\s{1,3}t[ôo]i(?:\s{1,3}l[àa])?|je\s{1,3}suis(?=\s{1,3}\p{Lu})|me\s{1,3}dicen|(?:les?|te)\s{1,3}(?:habla|escribe)|you(?:'re|\s{1,3}are)\s{1,3}(?:talking|speaking)\s{1,3}(?:to|with))\s{1,3}(?:(?:uh|um|er|ah|eh)[,.]{0,3}\s{1,3}){0,2}/giu;
const LABEL =
  /(?:^|[\n,;|({"]|[.!?]\s)\s{0,3}(?:(?:my|your|full|contact|first|a|first\s{1,3}(?:and|&)\s{1,3}last)\s{1,3}){0,3}(?:name|nm|nme|(?:nmae|naem|nam|anme|nane|namee)(?=\s{0,3}[:=])|first(?=\s{0,3}[:=])|no(?:mbre|mbe|mrbe)(?:\s{1,3}(?:completo|y\s{1,3}apellidos?))?|contact(?:\s{1,3}person)?|contacto|from|attn|who)\s{0,3}(?:'s\s{1,3}|is\s{1,3}|[:=→]\s{0,3}|[-–—.]\s{1,3})/giu;
/** "name brandon kyle", on a line of its own or before the next label. */
const BARE_LABEL =
  /(?:^|[\n?.!]\s?)\s{0,3}(?:(?:full|my|contact)\s{1,3})?(?:name|nm|nmae|naem|anme|nombre)\s{1,3}(?=[\p{L}'.-]{2,20}(?:\s[\p{L}'.-]{1,20}){0,3}\s{0,3}(?:$|[\n,;|/\uE000]|(?:phone|ph|tel|e-?mail|em|mail|cell|number|correo)\b))/giu;
/** "Nombre Tomás Rey", and nothing else. */
const IS_LABELED =
  /^\s?(?:[Ff]ull\s|[Mm][yi]\s)?(?:[Nn]ame|[Nn]ombre|NAME)\s\p{Lu}\S{0,30}(?:\s\p{Lu}\S{0,30}){1,3}\s?$/u;
const LAST_NAME =
  /(?<!\b(?:y|and|&)\s{1,3})\b(?:last\s{1,3}name|last(?=\s{0,3}[:=])|surname|apellidos?(?!\s{1,3}de\s{1,3}soltera))\s{0,3}(?:(?:is|es|was)\s{1,3}(?:(?:now|spell(?:ed|t)|actually|really)\s{1,3}){0,2}|'s\s{1,3}|[:=-]\s{0,3})?/iu;
const IS_LAST_NAME =
  /(\p{Lu}[\p{L}'-]{1,40})\s{1,3}(?:is|es)\s{1,3}(?:my|the|mi|el)\s{1,3}(?:last\s{1,3}name|surname|apellido)\b/u;
/** "It is Roth now, I keep writing my old name". */
const IS_LAST_NAME_NOW =
  /\b[Ii]t(?:'s|\sis)\s(\p{Lu}[\p{L}'-]{1,40})\snow\b(?=[^]{0,60}\b(?:old\sname|maiden|married|divorc))/u;
const BEGINS_LAST_NAME =
  /^\s{0,3}(\p{L}[\p{L}'-]{2,40})\s(?:is|es)\s(?:my|the|mi|el)\s(?:last\sname|surname|apellido)\b/iu;
/** "I am" says much else besides names. */
const DOUBTFUL_PHRASE =
  /\b(?:i\s{1,3}am|i'm|i`m|im|soy|this\s{1,3}is|call\s{1,3}me|you\s{1,3}can\s{1,3}have(?=\s[^,\n]{2,40}(?:,|\sand\b))|habla)\s{1,3}(?:(?:uh|um|er|ah|eh)[,.]{0,3}\s{1,3})?(?:(?:la|el)\s{1,3}(?=(?:dra?|doctora?|enfermer[oa]|licenciad[oa]|sra?)\b))?/giu;
/** "I'm her assistant Paige Rowley", "this is the office manager, Lena Cruz". */
const ROLE_PHRASE =
  /\b(?:i\s{1,3}am|i'm|im|this\s{1,3}is|soy)\s{1,3}(?:an?|the|her|his|their|your|our|la|el|su)\s{1,3}/giu;
const ROLE = /^([\p{L}-]{2,20}),?\s{1,3}/u;
/** "You may call Helen Castellano at 405-…": whether she writes herself is another question. */
const CALL_NAME =
  /(?<!\b(?:our|my|the|your|an?|his|her|their)\s)\b(?:[Cc]all|[Cc]ontact|[Rr]ing|[Pp]hone|[Aa]sk\s{1,3}for|[Rr]each(?:\s{1,3}out\s{1,3}to)?|(?:[Tt]alk|[Ss]peak)\s{1,3}(?:to|with))\s{1,3}(?=\p{Lu}\p{Ll})/gu;
/** "They call me Tex but put down Raymond Teague". */
const PUT_DOWN = /(?:^|[.,;!]\s|\b(?:but|please|just)\s)[Pp]ut\sdown\s(?=\p{Lu}\p{Ll})/gu;
/** "It's me again, delbert from the nursing home". */
const IT_IS_ME =
  /\b(?:it'?s|it\sis|this\sis)\s(?:just\s|only\s)?me(?:\sagain[,:]?|[,:])\s(?=\p{L}{2,20}(?:\s\p{L}{2,20})?(?:\s(?:from|at|over|with)\b|[,.!]|$))/giu;
/** "Ring me at 580 555 016 its dustin": behind figures, at the end. */
const IT_IS_AT_THE_END =
  /(?<=\d[\d\s().-]{7,18}\d,?\s)[Ii]t(?:'s|s|\sis)\s(?=\p{L}[\p{L}'.-]{1,20}(?:\s\p{L}[\p{L}'.-]{1,20})?[.!]?\s?$)/gu;
/** "I do the books, name of Fern", but not "the name of Fern's clinic". */
const NAME_OF = /(?:^|[,.;]\s)[Nn]ame\sof\s(?=\p{Lu}\p{Ll})/gu;
const IT_IS =
  /^\s{0,3}(?:(?:hi|hello|hey|yo|yes|no|sure|ok|okay|sorry|oh|hola|well)[\s,.!]{1,3}){0,3}it(?:'s|s|\sis)\s{1,3}/giu;
/** "Call me back, its megan at a pt clinic". */
const IT_IS_FROM =
  /[,;.!]\s{1,3}[Ii]t(?:'s|s|\sis)\s{1,3}(?=\p{L}{2,20}(?:\s\p{L}{2,20})?\s(?:at|from|with)\s(?:(?:an?|the|our)\s)?(?:[\p{L}&'.-]{1,20}\s){0,3}(?:clinic|center|hospital|practice|office|dental|pediatrics|peds|medical|health|care)\b)/gu;
/** "Could someone phone Ngozi Eze (that's me)", also with the details in between. */
const THAT_IS_ME = new RegExp(
  `\\p{Lu}[\\p{L}'.-]{1,24}(?:\\s\\p{Lu}[\\p{L}'.-]{0,24}){0,3}(?=(?:,?\\s?${DETAIL_MARK}{1,200}){0,2}\\s?(?:[(,–-]\\s?)?(?:(?:that's|that\\sis|which\\sis)\\sme\\b|me\\)))`,
  'gu',
);
const AT_THE_BEGINNING =
  /^\s{0,3}(?:(?:hi{1,4}|hello{1,4}|he{1,3}y{1,4}|hola{1,4}|good\s{1,3}(?:morning|afternoon|evening))(?:\s{1,3}there)?[\s,.!]+)*/iu;
const IS_HERE =
  /^\s{0,3},?\s{0,3}(?:here|speaking|calling|aquí|a\s{1,3}(?:sus?\s{1,3}[oó]rdenes|la\s{1,3}orden))(?=\s{0,3}(?:$|[,.!;:()–—-]|(?:from|at|with|again|and|de|(?:can|could|will|would) (?:you|u|someone|somebody)|please)\b))/iu;

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

/** "It's Ruth Vane-Lowe now", "now Ruth Lowe": both names, in capitals. */
const NOW =
  /\b(?:(?:[Ii]t'?s|[Ii]t\sis|I'm|I\sam|[Tt]hat's|[Ss]oy|[Ee]s)\s(?=\p{Lu}[\p{L}'-]{1,25}(?:\s\p{Lu}[\p{L}'-]{1,25}){1,3}\s(?:now|these\sdays|ahora)\b)|(?:[Nn]ow|[Aa]hora)\s(?:(?:it'?s|I'm|soy|es)\s)?(?=\p{Lu}\p{Ll}[\p{L}'-]{0,25}\s\p{Lu}\p{Ll}))/gu;
/** "Correction: Nina Roth", and nothing else. */
const CORRECTED =
  /^\s?(?:(?:[Ss]orry|[Oo]ops|[Ww]hoops|[Cc]orrection|[Aa]ctually|I\smeant?|[Nn]o|[Ww]ait|[Pp]erd[oó]n|[Cc]orrijo|[Cc]orrecci[oó]n)[,:.!]{0,2}\s){1,3}(?:(?:it'?s|it\sis|I'm|es|soy)\s)?(?=\p{Lu}[\p{L}'-]{1,25}(?:\s\p{Lu}[\p{L}'-]{1,25}){1,3}[.!]?\s?$)/gu;
const IS_MARRIED = /\b(?:married|divorced?|wedding|remarried|me cas[eé]|casad[oa]|divorci)/i;

/** "Still have me as Ruth Vane", "née Vane": what somebody was called. */
const FORMER_BEFORE =
  /(?:\b(?:formerly|previously|nee|(?:used\sto|i'd)\s(?:be|go\sby)(?:\scalled)?|(?:maiden|old|former|previous|birth)\s(?:last\s)?name\s?(?:is|was|of|:)?|(?:still|may|might|probably|records?|systems?|files?|charts?|invoices?)\s(?:\w{1,12}\s){0,3}me\s(?:\w{1,12}\s){0,4}(?:as|under)|i\swas|antes|anteriormente|de\ssoltera(?:\s(?:era|es))?|me\stienen\s(?:\w{1,12}\s)?como)|\bnée)[\s:,"(]{1,3}$/iu;
const FORMER_BEHIND =
  /^[\s,;)"(–-]{0,3}(?:(?:(?:that|it|this|which)\s(?:was|is)\s)?(?:before\s(?:i|we|my|the)\s(?:\w{1,12}\s){0,2}(?:marri|wedding|divorc)|(?:only\s)?my\s(?:(?:old|maiden|former|previous|birth)\s(?:last\s)?name|ex)\b)|(?:is|was)\smy\s(?:old|maiden|former|previous|birth)\s(?:last\s)?name\b)/iu;
/** Whether the words around a name say that it is no longer the one. */
export const isFormer = (text: string, { start, end }: FoundName): boolean =>
  FORMER_BEFORE.test(text.slice(Math.max(0, start - 60), start)) ||
  FORMER_BEHIND.test(text.slice(end, end + 60));

/** "Olamide Adeyemi is my name". */
const IS_MY_NAME = /\s(?:is|es)\s(?:my|the|mi|el)\s(?:full\s|first\s)?(?:name|nombre)\b/giu;
const MAX_WORDS_BEFORE = 4;
function namesBefore(text: string): FoundName[] {
  return [...text.matchAll(IS_MY_NAME)].flatMap(({ index }) => {
    const words = text
      .slice(0, index)
      .split(/(?<=[\s,.;!?])/u)
      .slice(-MAX_WORDS_BEFORE);
    for (let from = 0; from < words.length; from += 1) {
      const value = words.slice(from).join('');
      const start = index - value.length;
      if (isWholeName(value, { isLoose: true }))
        return [{ value, start, end: index, evidence: 'phrase' as const }];
    }
    return [];
  });
}

/** What findNames searches a text for; the first use of each takes longest (warm-up.ts). */
export const NAME_PATTERNS: readonly RegExp[] = [
  THAT_IS_ME,
  CERTAIN_PHRASE,
  LABEL,
  BARE_LABEL,
  DOUBTFUL_PHRASE,
  PUT_DOWN,
  IT_IS_ME,
  IT_IS_AT_THE_END,
  NAME_OF,
  IT_IS,
  IT_IS_FROM,
  ROLE_PHRASE,
  CALL_NAME,
  IS_HERE,
  IS_KNOWN_AS,
  IS_FROM_PLACE,
  NOW,
  CORRECTED,
  FORMER_BEFORE,
  FORMER_BEHIND,
  ...TWO_PART_PATTERNS,
];

/** Names that a phrase introduces, in the order of the text: "my name is", "I'm", "me llamo". */
export function findNames(text: string): FoundName[] {
  const introduced = [...text.matchAll(THAT_IS_ME)].flatMap(
    ({ index }) => nameAt(text, index, 'phrase') ?? [],
  );
  const labels =
    text.includes(DETAIL_MARK) || IS_LABELED.test(text) ? text.matchAll(BARE_LABEL) : [];
  const certain = [
    ...text.matchAll(CERTAIN_PHRASE),
    ...text.matchAll(NAME_OF),
    ...text.matchAll(PUT_DOWN),
    ...text.matchAll(CORRECTED),
    ...text.matchAll(LABEL),
    ...labels,
  ].flatMap((match) => {
    const start = match.index + match[0].length;
    const found = nameAt(text, start, 'phrase');
    return found ? [withLastName(text, found)] : [];
  });
  // Of one person: the first name is said before, or why the last one has changed.
  const renamed = [...text.matchAll(NOW)].flatMap(({ 0: said, index }) => {
    const found = nameAt(text, index + said.length, 'phrase');
    const first = found?.value.split(' ')[0] ?? '';
    const isKnown =
      IS_MARRIED.test(text) ||
      text
        .slice(0, index)
        .split(/[^\p{L}]+/u)
        .includes(first);
    return found && isKnown ? [found] : [];
  });
  const starts = [
    ...[DOUBTFUL_PHRASE, IT_IS, IT_IS_ME, IT_IS_AT_THE_END, IT_IS_FROM]
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ 0: said, index }) => index + said.length),
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
  const first = initialsAndName(text, opening) ?? nameAt(text, opening, 'phrase');
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
  return [
    ...introduced,
    ...namesBefore(text),
    ...twoPartNames(text),
    ...certain,
    ...renamed,
    ...doubtful,
    ...called,
    ...(opened ?? []),
  ]
    .filter((name) => !isFormer(text, name))
    .sort((a, b) => a.start - b.start);
}

/** "a. j. drummond here". */
function initialsAndName(text: string, start: number): FoundName | undefined {
  const initials = /^(?:\p{Ll}\.\s?){1,3}(?=\p{L}{3})/u.exec(text.slice(start))?.[0];
  const found = initials && nameAt(text, start + initials.length, 'phrase');
  return found ? { ...found, value: `${initials}${found.value}`, start } : undefined;
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
const ASK_FOR_SMALL = /\bask\s{1,3}for\s{1,3}(?:me,?\s{1,3})?(?=\p{Ll}{3})/u;
/** "405-…, ask for Hank", in reply to the question for the name; in small letters beside an address that has it. */
export function nameToAskFor(text: string, isSmall = false): FoundName | undefined {
  const match = (isSmall ? ASK_FOR_SMALL : ASK_FOR).exec(text);
  return match ? nameAt(text, match.index + match[0].length, 'phrase') : undefined;
}

const FIRST_NAME = /(?:^|[,;.]\s?|\bmy\s)[Ff]irst\sname(?:\sis)?:?\s(?=\p{Lu})/u;
/** "First name: Dana, last name: Whitehorse", and the other way around. */
function withLastName(text: string, found: FoundName): FoundName {
  const rest = text.slice(found.end);
  const last = lastNameIn(rest);
  if (last !== undefined) return { ...found, value: `${found.value} ${last.value}` };
  const match = FIRST_NAME.exec(rest);
  const first = match && nameAt(rest, match.index + match[0].length, 'phrase');
  return first && !found.value.includes(' ')
    ? { ...found, value: `${first.value} ${found.value}` }
    : found;
}

/** A last name that is called so: "last name is Kowalski". */
export function lastNameIn(text: string): FoundName | undefined {
  const match = LAST_NAME.exec(text);
  const named = match && nameAt(text, match.index + match[0].length, 'phrase');
  if (named) return { ...named, start: match.index };
  const turned =
    IS_LAST_NAME.exec(text) ?? IS_LAST_NAME_NOW.exec(text) ?? BEGINS_LAST_NAME.exec(text);
  if (!turned) return undefined;
  const { 0: whole, 1: value = '', index: start } = turned;
  return { value, start, end: start + whole.length, evidence: 'phrase' };
}
