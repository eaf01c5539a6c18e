/**
 * Whose a detail is: the visitor's, somebody else's, or `unsure` where a person would ask back. Details
 * of others are never kept: nobody has asked them.
 */
export type Owner = 'self' | 'other' | 'unsure';

const RELATION = String.raw`(?:patients?|boss|bosses|manager|supervisor|husband|wife|spouse|partner|mother|mom|mum|father|dad|parents?|son|daughter|child|kid|brother|sister|sibling|aunt|uncle|cousin|niece|nephew|grand\w+|fianc[eé]e?|girlfriend|boyfriend|friend|buddy|neighbou?r|roommate|co-?worker|colleague|employee|assistant|secretary|receptionist|nurse|doctor|dr|physician|surgeon|dentist|provider|director|administrator|owner|ceo|cfo|coo|cio|cto|president|clients?|customers?|resident|tenant|accountant|lawyer|attorney|landlord|vendor|contractor|technician|tech|it (?:guy|person|manager|director|lead|vendor)|office manager|practice manager|team ?mates?|biller|scheduler)`;
const STRANGER = String.raw`(?:patients?|client|customer|friend|resident|guy|lady|man|woman|caller|vendor|scammer|hospital|pharmacy|bank|insurance|lab|landlord|doctor)`;
const RELACION = String.raw`(?:pacientes?|jef[ea]|espos[oa]|marido|mujer|mam[aá]|madre|pap[aá]|padre|hij[oa]|herman[oa]|amig[oa]|doctora?|abuel[oa]|t[ií][oa]|prim[oa]|vecin[oa]|colega|compañer[oa]|gerente|novi[oa]|suegr[oa]|client[ea]|emplead[oa]|asistente|secretaria)`;
const THING = String.raw`(?:name|number|phone|cell|cellphone|mobile|e-?mail|mail|address|line|office|direct|contact|details|info|information|extension|desk|work|home|no\.?|#)`;
const COSA = String.raw`(?:nombre|n[uú]mero|tel[eé]fono|celular|correo|e-?mail|m[oó]vil|datos|contacto|direcci[oó]n)`;

const OTHER = [
  String.raw`\b(?:my|our)\s{1,3}(?:\w{1,20}\s{1,3})?${RELATION}\b`,
  String.raw`(?<!\b(?:i'?m|i\s{1,3}am|im|as|being|become)\s)\b(?:a|an|the|this|that|another|some|one\s{1,3}of\s{1,3}(?:my|our))\s{1,3}(?:\w{1,20}\s{1,3})?${STRANGER}\b`,
  String.raw`\bpt\s{0,3}[:.-]|\bpatients?\s{0,3}(?:name|number|phone|e-?mail|is|:|-)`,
  String.raw`\b(?:her|his|their|your)\s{1,3}(?:\w{1,20}\s{1,3}){0,2}?${THING}(?!\w)|\b(?:she|he|him|hers|theirs)\b`,
  String.raw`\b(?:on\s{1,3}behalf\s{1,3}of|belongs?\s{1,3}to|named|instead\s{1,3}of)\b`,
  String.raw`\b(?:number|phone|e-?mail|address|cell)\s{1,3}(?:for|of)\s{1,3}(?!me\b|us\b|my\b|our\b|contact)`,
  String.raw`\b(?:i|we)\s{1,3}(?:already\s{1,3}|just\s{1,3}|have\s{1,3}|'ve\s{1,3})?(?:called|dialed|dialled|rang|tried|texted|phoned|contacted|e-?mailed|wrote\s{1,3}to|got|received)\b`,
  String.raw`\b(?:calls?|called|calling|texts?|texted|messages?|e-?mails?)\s{1,3}(?:me\s{1,3}|us\s{1,3})?from\b`,
  String.raw`\b(?:old|previous|former|wrong|scam|spam|their|caller\s{1,3}id)\b`,
  String.raw`\bmi\s{1,3}${RELACION}(?!\p{L})|\bmis\s{1,3}${RELACION}s?(?!\p{L})|\bnuestr[oa]\s{1,3}${RELACION}(?!\p{L})|\b(?:un|una|la|el)\s{1,3}(?:paciente|amig[oa]|client[ea])\b|\bsu\s{1,3}${COSA}\b|\bella\b|\bél\b|\bse\s{1,3}llama\b`,
].join('|');
/** Stands for each character of a detail, so that nothing in it reads as a word. */
export const DETAIL_MARK = '\uE000';

const UNSURE = String.raw`\b(?:call|contact|text|reach(?:\s{1,3}out\s{1,3}to)?|ask\s{1,3}for|talk\s{1,3}to|speak\s{1,3}(?:to|with)|e-?mail|llamen?\s{1,3}a|contacten?\s{1,3}a)\s{1,3}(?:with\s{1,3})?(?:dr\.?\s{1,3}|mr\.?\s{1,3}|mrs\.?\s{1,3}|ms\.?\s{1,3})?(?!(?:Me|Us|At|On|My|The|Is)\b)[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+`;
const SELF = [
  String.raw`\b(?:my|our)\s{1,3}(?:\w{1,20}\s{1,3}){0,2}?${THING}(?!\w)`,
  String.raw`\b(?:i'm|i\s{1,3}am|im|i|mine|me|we|we're|us|myself|this\s{1,3}is)\b`,
  String.raw`\b(?:call|text|reach|ring|phone|contact|e-?mail)(?:\s{1,3}(?:at|on|back))?\s{0,3}:?\s{0,3}(?=${DETAIL_MARK})`,
  String.raw`\b(?:mi|mis|nuestro|nuestra)\s{1,3}(?:\w{1,20}\s{1,3})?${COSA}\b|\b(?:me\s{1,3}llamo|soy|yo|ll[aá]m\w*me|cont[aá]ct\w*me|escr[ií]b\w*me|habla)\b`,
].join('|');

const MARKERS = new RegExp(`(?<other>${OTHER})|(?<self>${SELF})`, 'giu');
/** Capitals mean something here: "call Wanda", not "call now". */
const CALLS_SOMEBODY = new RegExp(UNSURE, 'gu');
const NAMED_PATIENT =
  /\b(?:[Pp]atient|[Pp]t|[Cc]lient|[Cc]ustomer|[Rr]esident)\s{1,3}\p{Lu}\p{Ll}+\s{1,3}\p{Lu}\p{Ll}+/gu;
const POSSESSIVE =
  /\b(?<name>\p{Lu}\p{Ll}+)['’]s\s{1,3}(?:\w{1,20}\s{1,3})?(?:cell|number|phone|e-?mail|mobile|line|address|contact)/gu;

/** "Call my sister", "for my dad": the details that follow are hardly the visitor's. */
const IS_FOR_OTHER = new RegExp(
  `\\b(?:call|contact|text|e-?mail|talk\\s{1,3}to|speak\\s{1,3}(?:to|with)|reach(?:\\s{1,3}out\\s{1,3}to)?|for|para|llam\\w+\\s{1,3}a)\\s{1,3}(?:(?:my|our)\\s{1,3}${RELATION}(?!\\w)|mi\\s{1,3}${RELACION}(?!\\p{L}))`,
  'iu',
);

interface Marker {
  readonly owner: Owner;
  readonly start: number;
}

/** "The other one is my mother" speaks of another detail than the one before it. */
const OF_THE_OTHER =
  /\b(?:the|that|my) (?:other|first|old|last|previous|earlier)(?: (?:one|number|e-?mail|address|mail))? (?:is|was|were|belongs? to)\b.{0,30}$/i;

/**
 * Whose the detail between two places of a clause is: what stands nearest before it decides, otherwise
 * what comes nearest after it.
 * @param ownName whoever is called so is the visitor
 * @returns undefined when the clause does not say
 */
export function ownerAt(
  clause: string,
  { start, end }: { readonly start: number; readonly end: number },
  ownName = '',
): Owner | undefined {
  const markers = markersOf(clause, ownName);
  const before = markers.filter((marker) => marker.start < start).at(-1);
  const isOfIt = (marker: Marker) =>
    marker.start >= end && !OF_THE_OTHER.test(clause.slice(end, marker.start));
  return (before ?? markers.find(isOfIt))?.owner;
}

/** Whom a clause was about last. */
export interface LastOwner {
  readonly owner: Owner;
  /** Somebody else was named, with their details or as whom to call: what follows may be theirs. */
  readonly isNamed: boolean;
}

export function lastOwner(clause: string, ownName = ''): LastOwner | undefined {
  const markers = markersOf(clause, ownName);
  const last = markers.at(-1);
  if (!last) return undefined;
  const isAlone = markers.every(({ owner }) => owner !== 'self');
  const own = new Set(ownName.split(/\s+/));
  const named = (isAlone ? clause : clause.slice(last.start)).match(/\p{Lu}\p{Ll}+/gu) ?? [];
  // The first word of a clause has a capital whatever it is.
  const isNamed = named.some((word) => !own.has(word) && !clause.trimStart().startsWith(word));
  const isNamedFirst = isAlone && /^\s{0,3}\p{Lu}\p{Ll}+\s{1,3}\p{Lu}\p{Ll}+/u.test(clause);
  return {
    owner: last.owner,
    isNamed: isNamed || isNamedFirst || clause.includes(DETAIL_MARK) || IS_FOR_OTHER.test(clause),
  };
}

function markersOf(clause: string, ownName: string): Marker[] {
  const own = ownName.toLowerCase().split(/\s+/);
  const isOwn = (name: string) => own.includes(name.toLowerCase());
  const words = [...clause.matchAll(MARKERS)].map(({ index, groups }): Marker => ({
    owner: groups?.other === undefined ? 'self' : 'other',
    start: index,
  }));
  const calls = [...clause.matchAll(CALLS_SOMEBODY)].map(({ 0: whole, index }): Marker => ({
    owner: isOwn(whole.split(/\s+/).at(-1) ?? '') ? 'self' : 'unsure',
    start: index,
  }));
  const possessives = [...clause.matchAll(POSSESSIVE)].map(({ index, groups }): Marker => ({
    owner: isOwn(groups?.name ?? '') ? 'self' : 'other',
    start: index,
  }));
  const patients = [...clause.matchAll(NAMED_PATIENT)].map(({ index }): Marker => ({
    owner: 'other',
    start: index,
  }));
  return [...words, ...calls, ...possessives, ...patients].sort((a, b) => a.start - b.start);
}
