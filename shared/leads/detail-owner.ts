/**
 * Whose a detail is: the visitor's, somebody else's, or `unsure` where a person would ask back. Details
 * of others are never kept: nobody has asked them.
 */
export type Owner = 'self' | 'other' | 'unsure';

const RELATION = String.raw`(?:patients?|boss|bosses|manager|supervisor|husband|wife|spouse|partner|mother|mom|mum|father|dad|parents?|son|daughter|child|kid|brother|sister|sibling|aunt|uncle|cousin|niece|nephew|grand\w+|fianc[eé]e?|girlfriend|boyfriend|friend|buddy|neighbou?r|roommate|co-?worker|colleague|employee|assistant|secretary|receptionist|nurse|doctor|dr|physician|surgeon|dentist|provider|director|administrator|owner|ceo|cfo|coo|cio|cto|president|clients?|customers?|resident|tenant|accountant|lawyer|attorney|landlord|vendor|contractor|technician|tech|it (?:guy|person|manager|director|lead|vendor)|office manager|practice manager|team ?mates?|biller|scheduler|hire|intern|temp|applicant|candidate|ex(?:[-\s](?:husband|wife|boyfriend|girlfriend|partner|boss))?|step\w{2,10}|bookkeeper|predecessor|successor|babysitter|nanny|pastor|paralegal|hygienist|(?:it|front desk|billing|office) (?:girl|guy|lady|man|person))`;
const STRANGER = String.raw`(?:patients?|client|customer|friend|resident|guy|lady|man|woman|caller|vendor|scammer|hospital|pharmacy|bank|insurance|lab|landlord|doctor|colleague|co-?worker|salesm[ae]n|salesperson|competitor|new\shire|applicant|candidate)`;
const RELACION = String.raw`(?:pacientes?|jef[ea]|espos[oa]|marido|mujer|mam[aá]|madre|pap[aá]|padre|hij[oa]|herman[oa]|amig[oa]|doctora?|abuel[oa]|t[ií][oa]|prim[oa]|vecin[oa]|colega|compañer[oa]|gerente|novi[oa]|suegr[oa]|cuñad[oa]|yern[oa]|nuera|niet[oa]|ex(?:espos[oa])?|client[ea]|emplead[oa]|asistente|secretaria)`;
const THING = String.raw`(?:name|number|phone|cell|cellphone|mobile|e-?mail|mail|address|line|office|direct|contact|details|info|information|extension|ext|desk|work|home|no\.?|#)`;
const COSA = String.raw`(?:nombre|n[uú]mero|tel[eé]fono|celular|correo|e-?mail|m[oó]vil|datos|contacto|direcci[oó]n)`;

/** Stands for each character of a detail, so that nothing in it reads as a word. */
export const DETAIL_MARK = '\uE000';

const OTHER = [
  String.raw`\b(?:my|our)\s(?:\w{1,20}\s)?${RELATION}\b(?:'?s\s(?:\w{1,20}\s){0,2}?${THING}(?!\w))?`,
  String.raw`(?<!\b(?:i'?m|i\sam|im|as|being|become)\s)\b(?:a|an|the|this|that|another|some|one\sof\s(?:my|our))\s(?:\w{1,20}\s)?${STRANGER}\b(?:\s(?:who|that)\s\w{1,20}\s(?:us|me|our|my)\b)?`,
  String.raw`\bone\sof\s(?:my|our)\s(?:\w{1,20}\s)?(?:nurses|aides|doctors|providers|dentists|employees|receptionists|techs|managers|people|billers|staff|temps|assistants|vendors)\b`,
  String.raw`\bpt\s?[:.-]|\bpatients?\s?(?:name|number|phone|e-?mail|is|:|-)|\bpatients?\s(?:contact|details|info|record|file)\s?:`,
  String.raw`(?<!\b(?:i'?m|i\sam|as)\s)\b(?:her|his|their|your)\s(?:\w{1,20}\s){0,2}?${THING}(?!\w)|\b(?:she|he|him|hers|theirs)\b|\b(?:her|them)\s?[:=]|\b(?:patient|resident|pt)\s(?:in|from|of|at|on|with)\s|\broom\s\d{1,4}\b`,
  String.raw`\b(?:this|that|some)\s(?:nurse|employee|biller|receptionist|technician|provider|person|guy)\b(?!\s(?:is\sme|here|speaking))`,
  String.raw`\b[a-z]{2,20}'s\s(?:wife|husband|mother|father|mom|dad|son|daughter|sister|brother|neighbou?r|patient)\b|\b(?:emergency\scontact|next\sof\skin|references?|referrals?(?:\sfor\syou)?|beneficiary)\s?[:=]|\b(?:beneficiary|referrals?)\s(?=\p{L}{2,20}\s\p{L}{2,20},)|\bour\s(?:\w{1,12}\s){0,2}(?:company|provider|vendor|firm|support)\s?:`,
  String.raw`\b(?:on\sbehalf\sof(?!.{0,40}\b(?:clinic|care|practice|health|medical|medicine|dental|dentistry|center|group|associates|office|hospital|pediatrics|vision)\b)|belongs?\sto|named)\b`,
  String.raw`\b(?:number|phone|e-?mail|address|cell)\s(?:for|of)\s(?!me\b|us\b|my\b|our\b|contact)`,
  String.raw`\b(?:found|got|have)\s(?:this|a|the|his|her)\s(?:business\s)?(?:card|note|paper|flyer|letter)\b`,
  String.raw`\b(?:found|picked\sup)\s(?:a|an|the|this|somebody's|someone's)\s(?:\w{1,20}\s){0,2}(?:phone|cell|wallet|badge|laptop|tablet|bag|purse|folder|usb|drive)\b`,
  String.raw`\b(?:ex|former|fired|terminated|departed)[\s-](?:employee|staff|nurse|receptionist|biller|manager|partner|tech|worker|doctor|provider|assistant)\b`,
  String.raw`\b(?:sent|faxed|e-?mailed|mailed|forwarded|released|texted)\b[^.;\n]{1,60}\b(?:to|with)\s(?=${DETAIL_MARK})`,
  String.raw`\bthe\s(?:\w{1,20}\s)?(?:next\sdoor|across\sthe\sstreet|down\sthe\s(?:hall|street|road))\b`,
  String.raw`\b(?:their|caller\sid|(?:this|that)\sperson)\b`,
  String.raw`\bmi\s${RELACION}(?!\p{L})|\bmis\s${RELACION}s?(?!\p{L})|\bnuestr[oa]\s${RELACION}(?!\p{L})|\b(?:un|una|la|el)\s(?:paciente|amig[oa]|client[ea])\b|\bsu\s${COSA}\b|\bella\b|\bél\b|\bse\sllama\b`,
].join('|');
/** What was done with a number or is wrong with it; who speaks next is another matter. */
const USED = [
  String.raw`\b(?:i|we)\s(?:already\s|just\s|have\s|'ve\s)?(?:called|dialed|dialled|rang|tried|texted|phoned|contacted|e-?mailed|wrote\sto|got|received)\b`,
  String.raw`\b(?:calls?|called|calling|texts?|texted|messages?|e-?mails?)\s(?:me\s|us\s)?from\b`,
].join('|');
/** Said of a number that counts no longer. */
const STALE = [
  String.raw`\b(?:(?:(?<!\bthat'?s(?:\s\w{1,10}){0,4}\s)old|previous|former)(?!\s(?:customers?|clients?|school)\b|\s(?:office|one|number|cell|phone|line|place|building|address|e-?mail)\s?[,.;]\s?(?:its?|it's|use|now|new|my|the\s(?:new|right))\b)|wrong(?!\s(?:number|one|e-?mail|address|phone)(?:\s?[,.;!-]|\s(?:its?|it's|should|use|try|sorry|here)\b)|\s?[,.;]\s?(?:its?|it's|use|should|the\s(?:right|correct)|my)\b)|scam|spam(?!\s?-?bots?\b)|instead\sof)\b`,
].join('|');
const UNSURE = String.raw`(?<!\b(?:our|my|the|your|an?|his|her|their)\s)\b(?:call|contact|text|reach(?:\sout\sto)?|ask\sfor|talk\sto|speak\s(?:to|with)|e-?mail|llamen?\sa|contacten?\sa)\s(?:with\s)?(?:dr\.?\s|mr\.?\s|mrs\.?\s|ms\.?\s)?(?!(?:Me|Us|At|On|My|The|Is)\b)[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+`;
const SELF = [
  String.raw`\b(?:my|our)\s(?:\w{1,20}\s){0,2}?${THING}(?!\w)`,
  String.raw`\b(?:i'm|i\sam|im|i|mine|it'?s\smine|me|we|we're|us|myself|this\sis)\b`,
  String.raw`\b(?:call|text|reach|ring|contact)(?:\s(?:at|on|back))?\s?:?\s?(?=${DETAIL_MARK})|\b(?:phone|e-?mail)(?:\s(?:at|on|back))?\s?(?=${DETAIL_MARK})`,
  String.raw`\b(?:mi|mis|nuestro|nuestra)\s(?:\w{1,20}\s)?${COSA}\b|\b(?:me\sllamo|soy|yo|ll[aá]m\w*me|cont[aá]ct\w*me|escr[ií]b\w*me|habla)\b`,
].join('|');

/** "Use my wife's e-mail", "reach me through my son's phone": theirs, and offered for this. */
const OFFERED = String.raw`\b(?:use|reach\sme\s(?:at|on|through|via|by|with)|(?:write|send|e-?mail|mail|call|text)\s(?:(?:it|me|that|this)\s)?(?:to|at|on|through)|through|via|c/o|care\sof|usen?|al\scorreo\sde)\s(?:my|our|mi)\s(?:\w{1,20}\s)?(?:${RELATION}'?s|${RELACION})(?!\p{L})(?:\s(?:\w{1,20}\s){0,2}?${THING}(?!\w))?|\b(?:send|e-?mail|mail|write)\s(?:it|that|this|them)\sto\smy\s${RELATION}\b`;

/** Whoever is named as the one to turn to may write here, or be written of. */
const IN_CHARGE = String.raw`\b(?:decision[\s-]maker|(?:contact|person)\s(?:for|at|in)\s(?:\w{1,20}\s){1,3}?)\s?(?:is|would\sbe)\b(?!\sme\b)`;

/** For small letters only: ignoring case takes a pattern ten times as long to compile. */
const MARKERS = new RegExp(
  `(?<offered>${OFFERED})|(?<charge>${IN_CHARGE})|(?<used>${USED})|(?<stale>${STALE})|(?<other>${OTHER})|(?<self>${SELF})`,
  'gu',
);
/** Capitals mean something here: "call Wanda", not "call now". */
const CALLS_SOMEBODY = new RegExp(UNSURE, 'gu');
/** Behind a name these say that somebody else speaks: "Al Crane keeps using my account". */
export const SAYS_OF_NAME =
  "asks?|asked|says?|said|told|decides?|handles?|keeps?|kept|quit|left|lost|forgot|hacked|stole|starts|started|retired|can't|cannot|won't|hasn't|doesn't|didn't";
/** "Dr. Lowe wants the call": somebody speaks of somebody. */
const NAME_WANTS = new RegExp(
  `\\b(?<name>\\p{Lu}\\p{Ll}{1,30})\\s(?:wants|needs|${SAYS_OF_NAME}|would\\s(?:like|want|love)|is\\sthe\\sone|has\\sto|will\\sdecide)\\b`,
  'gu',
);
const NAMED_PATIENT =
  /\b(?:[Pp]atient|[Pp]t|[Cc]lient|[Cc]ustomer|[Rr]esident)\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/gu;
/** "It's our janitor Luis Prado": who works for us is called so by what he does. */
const NAMED_WORKER =
  /\b(?:[Oo]ur|[Mm]y|[Tt]he|[Aa]n?)\s(?:[a-z-]{2,15}\s){0,2}(?!(?:number|server|computer|printer|router|center|phone|order|folder|letter|newsletter|counter|tower|monitor|sensor|scanner|copier|carrier|shredder|shelter|theater|cover|matter|other|another|your?|further|later|offer|quarter|water|power|paper|user|member|customer|answer|register|transfer|chapter|charter|cluster|adapter|freezer|cooler|heater|trailer|elevator|generator|projector|controller|processor|sector|floor|door|corridor|error|color|major|minor|senior|junior|september|october|november|december|after|under|over|her)\b)(?:[a-z]{2,14}(?:er|or|ist|ian|man|woman|lady|keeper|boy|girl|smith)|guy|guard|nurse|cook|chef|chaplain|tech|temp|intern|aide|clerk|coach|nun|priest|pastor|rabbi|imam|super|person|landlord|agent|rep|medic|vet|pharmacist|midwife|concierge|volunteer|sitter|nanny|maid|[a-z-]{2,12}\sperson)(?:\s(?:is|was|named|called))?[,:]?\s(?:(?:[Mm]r|[Mm]s|[Mm]rs|[Dd]r|[Ff]ather|[Ss]ister|[Bb]rother)\.?\s)?(?<name>\p{Lu}\p{Ll}+)\s(?:\p{Lu}\.\s)?\p{Lu}[\p{L}'-]+/gu;
/** "Emergency contact: Leo Grant", "ICE: Donna Frost", "in case of emergency". */
const NAMED_CONTACT =
  /\b(?:(?:[Ee]mergency|[Aa]larm|[Bb]ackup|[Ss]econdary|[Aa]lternate|[Aa]fter[\s-]hours)\s(?:contact|person|call)(?:\s(?:person|number))?(?:\s(?:is|for|would|should|will|of|to)\b|\s?[:=,-]|\s(?=\p{Lu})|\s?\uE000)|ICE\s?[:=-]|[Ii]n\scase\sof\s(?:an?\s)?(?:emergency|fire|alarm)|[Ee]n\scaso\sde\semergencia|[Cc]ontacto\sde\semergencia|[Nn]ext\sof\skin|[Kk]ey\s?holder\s?(?:is|:))/gu;
const IS_ONESELF = /\b(?:i'm|i am|im|this is|as|soy|here is|it is me|me,)\s{0,2}$/i;
const POSSESSIVE =
  /\b(?<name>\p{Lu}\p{Ll}+)['’]s\s(?:\w{1,20}\s)?(?:cell|number|phone|e-?mail|mobile|line|address|contact)/gu;

/** "Call my sister", "for my dad": the details that follow are hardly the visitor's. */
const IS_FOR_OTHER = new RegExp(
  `(?<!\\b(?:can't|cannot|couldn't|can\\snot|unable\\sto|tried\\sto)\\s)\\b(?:call|contact|text|e-?mail|ask|visit|send\\s(?:\\w{1,12}\\s){1,3}to|check\\swith|get\\s(?:a\\s)?hold\\sof|get\\sin\\stouch\\swith|go\\sthrough|talk\\sto|speak\\s(?:to|with)|reach(?:\\sout\\sto)?|for|para|llam\\w+\\sa)\\s(?:(?:my|our)\\s${RELATION}(?!\\w)|mi\\s${RELACION}(?!\\p{L}))|\\b(?:my|our)\\s${RELATION}\\s(?:is|was|wants|needs|would\\slike)\\s[^,;]{0,30}\\b(?:job|work|position|internship|hiring)\\b`,
  'u',
);

/** "My wife handles IT": who comes next may well be her. */
const IS_IN_CHARGE = new RegExp(
  `\\b(?:my|our)\\s${RELATION}\\s(?:handles|decides|runs|manages|takes\\scare|is\\sin\\scharge|is\\sthe\\sone|does\\s(?:our|the|all))\\b`,
  'u',
);

const NOT_ME =
  /\b(?:not me|(?:do not|don't|dont) (?:call|contact|text|e-?mail) me|rather than me|instead of me)\b/i;

/** "Call me, not her": who is not meant gives no details. */
const NOT_THEM = new RegExp(
  `(?<=(?:\\b(?:me|us|myself|mí|mi)|[aeo](?:me|nos)),?\\s(?:(?:and|but|y|pero)\\s)?)(?:not|instead\\sof|rather\\sthan|no|en\\svez\\sde)\\s(?:to\\s|with\\s|a\\s)?(?:her|him|them|ella|él|ellos|(?:the|my|our)\\s(?:${RELATION}|${STRANGER})|mi\\s${RELACION})(?!\\p{L}|'s|\\s${THING}\\b)`,
  'gu',
);
/** A first name, and "she" in Spanish. */
const NAMED_ELLA = /\bElla(?=\s\p{Lu}\p{Ll})/gu;
const blank = (said: string) => ' '.repeat(said.length);

/** Words with a capital at the beginning of a sentence that are no person. */
const NOBODY =
  /^(?:It|This|That|Everyone|Everybody|Someone|Nobody|One|Who|What|Which|There|We|He|She|They|Our|My|The)$/;

/** A word that says whose the details beside it are. */
export interface OwnerMark {
  readonly owner: Owner;
  readonly start: number;
  /** It says something of one number, and nothing of whom comes next. */
  readonly isOfNumber?: boolean;
  /** It says that a number is old or wrong: where one is known, it may be that one. */
  readonly isStale?: boolean;
  /** Somebody was named who wants something: "Sue asked that you call her". */
  readonly isSpokenOf?: boolean;
}

/** "The other one is my mother", "33 was my old house": of another detail than the one before it. */
const OF_THE_OTHER =
  /\b(?:(?:the|that|my) (?:other|first|old|last|previous|earlier)(?: (?:one|number|e-?mail|address|mail))?|\d{2,4}) (?:is|was|were|belongs? to)\b.{0,30}$/i;

/** "Our current IT is my brother-in-law" says who does the work, and nothing of details before it. */
const DOES_THE_WORK =
  /\b(?:it|tech|msp|provider|vendor|company|support|network|website)(?: (?:guy|person|man|lady|support))? (?:is|was)\s?$/i;

/**
 * Whose the detail between two places of a clause is: what stands nearest before it decides, otherwise
 * what comes nearest after it.
 * @param markers of the clause
 * @returns undefined when the clause does not say
 */
export function ownerAt(
  clause: string,
  { start, end }: { readonly start: number; readonly end: number },
  markers: readonly OwnerMark[],
): Owner | undefined {
  const isPast = (marker: OwnerMark) =>
    marker.isOfNumber === true &&
    (endsDetail(clause.slice(marker.start, start)) ||
      IS_SAID_BEHIND.test(clause.slice(0, marker.start)));
  const before = markers.filter((marker) => marker.start < start && !isPast(marker)).at(-1);
  const isOfIt = (marker: OwnerMark) =>
    marker.start >= end &&
    !OF_THE_OTHER.test(clause.slice(end, marker.start)) &&
    !DOES_THE_WORK.test(clause.slice(end, marker.start)) &&
    !isOfTheNext(clause, end, marker);
  return (before ?? markers.find(isOfIt))?.owner;
}

/** "405-… is my old number": said of the detail before it. */
const IS_SAID_BEHIND =
  /\uE000[,\s]{0,3}(?:which\s|that\s|it\s)?(?:is|was|'s|used\sto\sbe)\s(?:now\s)?(?:my|our|the|an?)?\s?$/i;
/** Whether a detail stands in a part of a clause, and more behind it: what was said before was of that one. */
const endsDetail = (part: string) => /\uE000[^\uE000]{2}/.test(part);

/** "Tina Marsh, old address tina@…", "lena@…, but for a call use our director, 405-…": said of what comes behind it. */
function isOfTheNext(clause: string, end: number, { start, isOfNumber }: OwnerMark): boolean {
  const isFollowed = clause.slice(start).includes(DETAIL_MARK);
  const between = clause.slice(end, start);
  return (
    isFollowed && (/[,;]\s?but\b/i.test(between) || (isOfNumber === true && between.includes(',')))
  );
}

/** Whom a clause was about last. */
export interface LastOwner {
  readonly owner: Owner;
  /** Somebody else was named, with their details or as whom to call: what follows may be theirs. */
  readonly isNamed: boolean;
  /** Nobody was named, but somebody else is in charge. */
  readonly isInCharge: boolean;
}

export function lastOwner(
  clause: string,
  markers: readonly OwnerMark[],
  ownName = '',
): LastOwner | undefined {
  const last = markers.at(-1);
  if (!last) return undefined;
  const isAlone = markers.every(({ owner }) => owner !== 'self');
  const own = new Set(ownName.split(/\s+/));
  const named = (isAlone ? clause : clause.slice(last.start)).match(/\p{Lu}\p{Ll}+/gu) ?? [];
  // The first word of a clause has a capital whatever it is.
  const isNamed = named.some((word) => !own.has(word) && !clause.trimStart().startsWith(word));
  const isNamedFirst = isAlone && /^\s?\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u.test(clause);
  return {
    owner: last.owner,
    isInCharge: IS_IN_CHARGE.test(lowerCase(clause)),
    isNamed:
      isNamed ||
      isNamedFirst ||
      (clause.includes(DETAIL_MARK) && !last.isOfNumber) ||
      IS_FOR_OTHER.test(lowerCase(clause)) ||
      markers.some(({ isSpokenOf }) => isSpokenOf),
  };
}

/** In small letters, where that leaves every place as it is. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

function ownerIn(groups: Readonly<Record<string, string | undefined>>): Owner {
  if (groups.offered !== undefined || groups.charge !== undefined) return 'unsure';
  return groups.self === undefined ? 'other' : 'self';
}

/**
 * The words of a clause that say whose details stand there.
 * @param ownName whoever is called so is the visitor
 */
export function ownerMarks(clause: string, ownName = ''): OwnerMark[] {
  const own = ownName.toLowerCase().split(/\s+/);
  const isOwn = (name: string) => own.includes(name.toLowerCase());
  const words = [
    ...lowerCase(clause.replace(NAMED_ELLA, blank)).replace(NOT_THEM, blank).matchAll(MARKERS),
  ].map(({ index, groups }): OwnerMark => ({
    owner: ownerIn(groups ?? {}),
    start: index,
    isOfNumber: [groups?.used, groups?.stale, groups?.offered].some((each) => each !== undefined),
    isStale: groups?.stale !== undefined,
  }));
  // "I'm Dan. Don't call me, call Rita instead."
  const isInstead = ownName !== '' && NOT_ME.test(clause);
  const calls = [...clause.matchAll(CALLS_SOMEBODY)].map(({ 0: whole, index }): OwnerMark => ({
    owner: isOwn(whole.split(/\s+/).at(-1) ?? '') ? 'self' : isInstead ? 'other' : 'unsure',
    start: index,
  }));
  const possessives = [...clause.matchAll(POSSESSIVE)].map(({ index, groups }): OwnerMark => ({
    owner: isOwn(groups?.name ?? '') ? 'self' : 'other',
    start: index,
  }));
  const speakers = [...clause.matchAll(NAME_WANTS)].map(({ index, groups }): OwnerMark => ({
    owner: isOwn(groups?.name ?? '') || NOBODY.test(groups?.name ?? '') ? 'self' : 'unsure',
    start: index,
    isSpokenOf: !isOwn(groups?.name ?? '') && !NOBODY.test(groups?.name ?? ''),
  }));
  const patients = [...clause.matchAll(NAMED_PATIENT)].map(({ index }): OwnerMark => ({
    owner: 'other',
    start: index,
  }));
  // "I'm the janitor, Luis Ferrer": whoever says so speaks of themselves.
  const workers = [...clause.matchAll(NAMED_WORKER)].flatMap(({ index, groups }): OwnerMark[] =>
    isOwn(groups?.name ?? '') || IS_ONESELF.test(clause.slice(0, index))
      ? []
      : [{ owner: 'other', start: index }],
  );
  const contacts = [...clause.matchAll(NAMED_CONTACT)].map(({ index }): OwnerMark => ({
    owner: 'other',
    start: index,
  }));
  return [
    ...words,
    ...calls,
    ...speakers,
    ...possessives,
    ...patients,
    ...workers,
    ...contacts,
  ].sort((a, b) => a.start - b.start);
}
