import type { FoundDetail } from './contact-details.ts';
import type { Owner } from './detail-owner.ts';

/** Between two details of a kind these say that the second one counts. */
const CORRECTS =
  /^\s{0,2}(?:to|->|→)\s{0,2}$|\b(?:chang\w{1,3} (?:it |that |this )?to|sorry|actually|i mean|i meant|no,|nope|correction|rather|wait|better|instead|use|oops|typo|new|now|perd[oó]n|mejor|digo|corrijo)\b/i;
const IS_WRONG =
  /\b(?:not|old|no longer|instead of|don'?t use|do not use|used to be|never|was|previous|former|ya no es|no es|en vez de|antes era|anterior(?: era| es)?|viej[oa](?: era| es)?)(?:\s{1,3}(?:my|the|our|number|e-?mail|mail|address|is|at|use|phone|cell|it|clinic|work|office|home|old|one))*\s{0,3}$/i;
const IS_PREFERRED = /\b(?:best|prefer\w*|better|primary|main|mine(?:'s| is))\b[^,;.]*$/i;
const IS_PREFERRED_AFTER =
  /^\s{0,3}[(,-]?[^,;.()\d]{0,20}\b(?:best|prefer\w*|better|primary|main|is (?:what|the one) (?:you|to) (?:use|call))\b/i;

const LINE = 'cell|mobile|office|work|home|direct|landline|private|personal|business|clinic|main';
const THING = '(?:one|phone|number|line|e-?mail|mail|address)';
/** "My cell is best", "use the private one", said behind both. */
const WANTED_LINE = new RegExp(
  `\\b(${LINE})(?: ${THING})? (?:is|works|would be) (?:the |my |usually |always )?(?:best|better|preferred|fastest)\\b|\\b(?:use|call|try|prefer|take|on) (?:me on )?(?:my |the )(${LINE})\\b`,
  'i',
);
/** "The work one is what's broken". */
const BROKEN_LINE = new RegExp(
  `\\b(?:the|my|our) (${LINE})(?: ${THING})? (?:is|keeps|was)(?: (?:what'?s|the one that'?s|currently|still|often))? (?:broken|down|dead|out|bouncing|hacked|locked|not working|full)\\b`,
  'i',
);
/** "…, the second one is my direct line". */
const WANTED_PLACE =
  /\b(?:use|call|try|prefer|take) (?:the )?(first|second|last|latter|former)(?: one| number| e-?mail| address)?\b|\b(first|second|last|latter|former)(?: one| number| e-?mail| address)? (?:is|works|would be) (?:my |the )?(?:best|better|direct|right|correct|preferred|mine|cell|main)\b/i;
/** "But please use 0144", said of two numbers. */
const WANTED_END =
  /\b(?:use|call|try|prefer|take|dial|text) (?:me (?:on|at) )?(?:the )?(?:one |number )?(?:that |which )?(?:end(?:s|ing) (?:in|with) )?(\d{3,4})\b(?![-.) ]{0,2}\d)/i;
/** "The 405-… in your files", before what is said of it. */
const RELATIVE = String.raw`(?:,?\s(?:(?:which|that)\s)?(?:(?:you|they|we)(?:\s\w{2,10}){0,2}\s(?:have|had|got|see|use)|is|are|was)?(?:\s?(?:on|in|from)(?:\s\w{2,12}){1,3})?,?\s)`;
/** It is no longer the one. */
const GONE = [
  String.raw`(?:(?:that|it)(?:\s(?:was|is)|'s)|is|was)(?:\s(?:now|currently|an?))?\s(?:(?:the\s|my\s|our\s)?(?:old|former|previous|outdated)\b|dead|down|broken|bouncing|(?:the\s|my\s|our\s)?fax|out\sof\s(?:order|service|date)|no\slonger|disconnected|cut\soff|cancell?ed|gone|wrong)\b`,
  String.raw`(?:(?:that|it)\s)?was\s(?:my|our)\s(?:\w{1,12}\s)?(?:number|phone|cell|line|e-?mail|address)\b`,
  String.raw`(?:is|was)\s(?:what|the\sone)\s(?:i|we)\s(?:had|used)\b`,
  String.raw`off\s(?:of\s)?(?:my|your|our|the)\s(?:\w{1,12}\s)?(?:records?|files?|lists?|account|chart)\b`,
  String.raw`(?:bounces|no\slonger\s(?:works?|rings?|exists|mine|ours|my|our|valid|active|current|good|used|in\s(?:use|service))|used\sto\sbe|belongs\sto\s(?:my|our|someone|somebody|another))\b`,
  String.raw`(?:got|was|has\sbeen)\s(?:cut\soff|shut\soff|disconnected|cancell?ed|ported|reassigned|retired)\b`,
  String.raw`(?:doesn't|does\snot|isn't|is\snot|won't|stopped|quit)\s(?:work|ring|exist|mine|ours|valid|active|good|in\s(?:use|service))(?:ing)?\b(?!\s(?:before|after|until|at|on)\b)`,
  String.raw`(?:but\s)?(?:i|we)\s(?:lost|canceled|cancelled|dropped|got\srid\sof|gave\sup|no\slonger\s(?:have|use))\s(?:that|it|this)\b(?!\sall)`,
  String.raw`(?:ya\s)?no\s(?:sirve|funciona|existe|es\sm[ií]o|es\snuestro|lo\s(?:uso|tengo))`,
  String.raw`(?:era|fue|es)\s(?:mi|el|la|nuestro)\s(?:(?:n[uú]mero|tel[eé]fono|celular|correo)\s)?(?:anterior|viej[oa]|antigu[oa])`,
];
const LEADS_IN = String.raw`^[^\S\n]{0,3}(?:[,(–-][^\S\n]{0,3})?`;
/** "…, don't use that", "… in your files was my old number", right behind the detail; in small letters. */
export const WRONG_AFTER_PATTERNS: readonly RegExp[] = [
  // "… rings forever, don't call it" says first why.
  String.raw`(?:(?:rings?|is|are|goes|gets|keeps|never|always|only|nobody|no one)(?: [a-z']{1,12}){0,5}[,;] )?(?:(?:but |so )?(?:please |pls |kindly )?(?:avoid(?:\)| (?:that|it|this))|not (?:that|this) one\b|(?:don'?t|do not|never) (?:use|call|text|dial|ring|try|bother with|write to) (?:that|it|this)\b(?! (?:before|after|until|till|too|so|at|on)\b)))`,
  ...GONE.map((gone) => `(?:${RELATIVE})?(?:but )?(?:${gone})`),
].map((source) => new RegExp(LEADS_IN + source));
/** "I had 405-… before", "ignore 405-…". */
const IS_WRONG_BEFORE =
  /(?:(?<!\b(?:have|has)\s|'ve\s)\bhad|(?<!(?:n't|not|never)\s)\b(?:delete|remove|ignore|skip|forget|disregard|lose|drop|got rid of|gave up|scratch|you (?:may |might )?still (?:have|use)|(?:can'?t|cannot|no longer|not|won'?t) (?:be )?(?:reach(?:ed)?|call(?:ed)?|get)(?: me)? (?:at|on|under)|ya no (?:uso|tengo|contesto)|ignoren?|borren?|olviden?))(?:\s(?:the|my|our|el|la|mi))?(?:\s(?:number|e-?mail|address|n[uú]mero|correo))?\s{1,3}$/i;
/** "Don't call 405-…", but not "… before 9". */
const IS_NOT_CALLED =
  /\b(?:do not|don'?t|dont|never|no)\s(?:call|text|dial|ring|try|llamen?(?:\sal)?|marquen?(?:\sal)?)\s{1,3}$/i;
const IS_TIMED =
  /^\s{0,2}(?:before|after|until|till|on|at|during|while|so|too|antes|despu[eé]s)\b/i;
/** "Do not call the number in our directory, 405-…": that line, and no other. */
const IS_AVOIDED =
  /(?:\b(?:do not|don'?t|dont|never)\s(?:ever\s)?(?:use|call|dial|text|try|ring|write to|send to)\s|\b(?:skip|ignore)\s|\bno\s(?:usen?|llamen?|marquen?|escriban?)\s|(?:^|[.;!?\n]\s?)not\s)(?:to\s|a\s)?(?:the|my|our|that|this|el|la|al|mi|nuestro)\s(?<line>(?:(?!(?:is|are|es|before|after|until|till|unless|during|when|if|call|use|reach|but|instead|rather)\b)[\w\u00C0-\u024F'-]{1,20}\s){0,8}[\w\u00C0-\u024F'-]{1,20})(?<mark>[,:(–-]?)\s{0,2}$/i;
const IS_NUMBER = /\b(?:number|line|phone|cell|one|n[uú]mero|tel[eé]fono|l[ií]nea)\b/i;
const IS_PLACE = /\b(?:desk|office|clinic|website|recepci[oó]n|oficina|cl[ií]nica)\b/i;
const IS_ADDRESS = /\b(?:address|e-?mail|mail|one|correo)\b/i;
/** "Don't use my work number, 405-… is better". */
const IS_MEANT = /^\s{0,2}(?:is|works|would|should|instead|rather|es|please)\b/i;
/** Of two, the one that others answer. */
const IS_ANSWERED_BY_OTHERS =
  /^[\s,;(–-]{1,3}(?:(?:that|it|which)(?:'s|\sis)?\s)?(?:goes\sto|rings(?:\s(?:at|in|through))?|reaches|is|gets)?\s?(?:only\s)?(?:the|our|an?)\s(?:answering|front\sdesk|receptionist|voicemail|fax|call\scenter)\b/i;

/** In characters: as much before a detail as says that it is not to be used. */
const LONGEST_BEFORE = 100;
function isAvoided(text: string, { value, start, end }: FoundDetail): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_BEFORE), start);
  const { line = '', mark = '' } = IS_AVOIDED.exec(before)?.groups ?? {};
  if (mark === ',' && IS_MEANT.test(text.slice(end))) return false;
  if (value.includes('@')) return IS_ADDRESS.test(line);
  return IS_NUMBER.test(line) || (mark !== ',' && IS_PLACE.test(line));
}

/** Whether a detail is said to be old, wrong or not to be used. */
export function isWrong(text: string, detail: FoundDetail): boolean {
  const before = text.slice(0, detail.start);
  return (
    IS_WRONG.test(before) ||
    IS_WRONG_BEFORE.test(before) ||
    (IS_NOT_CALLED.test(before) && !IS_TIMED.test(text.slice(detail.end))) ||
    isAvoided(text, detail) ||
    isWrongAfter(text.slice(detail.end).toLowerCase())
  );
}

const isWrongAfter = (after: string): boolean =>
  WRONG_AFTER_PATTERNS.some((pattern) => pattern.test(after));

/** Whether the words around a detail call it so: "Cell (405) 555-0146", "405-555-0146 (cell)". */
function isLabeled(
  text: string,
  { line, from, start, end }: { line: string; from: number; start: number; end: number },
): boolean {
  const before = text.slice(Math.max(from, start - 25), start).toLowerCase();
  const after = /^\s?[([]([^)\]\n]{1,15})[)\]]/.exec(text.slice(end))?.[1] ?? '';
  return before.includes(line.toLowerCase()) || after.toLowerCase().includes(line.toLowerCase());
}

const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  former: 0,
  second: 1,
  latter: -1,
  last: -1,
};

/** The detail beside which the line stands that a pattern names. */
function lineDetail(
  text: string,
  found: readonly FoundDetail[],
  pattern: RegExp,
): FoundDetail | undefined {
  const match = found.length > 1 ? pattern.exec(text) : undefined;
  const line = match?.[1] ?? match?.[2];
  if (line === undefined) return undefined;
  return found.find(({ start, end }, index) =>
    isLabeled(text, { line, from: found[index - 1]?.end ?? 0, start, end }),
  );
}

function endingAsWanted(text: string, found: readonly FoundDetail[]): FoundDetail | undefined {
  const end = found.length > 1 ? WANTED_END.exec(text)?.[1] : undefined;
  return end === undefined ? undefined : found.find(({ value }) => value.endsWith(end));
}

/** "Her number is 414-…, but please call me 414-…". */
const CALL_ME = /\b(?:call|text|reach|ring|contact) me(?: at| on)?:?\s{0,2}$/i;

/** The one of several details that is the visitor's own and meant to be used. */
export function chooseDetail(
  text: string,
  found: readonly FoundDetail[],
  owner: (detail: FoundDetail) => Owner | undefined,
): FoundDetail | undefined {
  const theirs = found.filter((detail) => owner(detail) !== 'other');
  const broken = lineDetail(text, theirs, BROKEN_LINE);
  const right = theirs.filter((detail) => detail !== broken && !isWrong(text, detail));
  // An address of somebody else that may be used counts where there is none of their own.
  const sure = right.filter((detail) => owner(detail) !== 'unsure');
  const known = sure.length > 0 ? sure : right;
  const direct = known.filter(({ end }) => !IS_ANSWERED_BY_OTHERS.test(text.slice(end)));
  const own = direct.length > 0 ? direct : known;
  const labeled = lineDetail(text, own, WANTED_LINE) ?? endingAsWanted(text, own);
  if (labeled) return labeled;
  // "office 405-555-0102, best number 405-555-0177": what stands between belongs to the second.
  const preferred =
    own.find(({ start }, index) =>
      IS_PREFERRED.test(text.slice(own[index - 1]?.end ?? 0, start)),
    ) ??
    own.find(({ end }, index) => IS_PREFERRED_AFTER.test(text.slice(end, own[index + 1]?.start)));
  if (preferred && own.length > 1) return preferred;
  const placed = own.length > 1 ? WANTED_PLACE.exec(text) : undefined;
  const place = (placed?.[1] ?? placed?.[2])?.toLowerCase();
  if (place !== undefined) return own.at(PLACES[place] ?? 0);
  const [first, ...others] = own;
  if (!first) return undefined;
  const isCorrected = ({ start }: FoundDetail, index: number) =>
    CORRECTS.test(text.slice(own[index]?.end ?? 0, start));
  const isCalled = ({ start }: FoundDetail) => CALL_ME.test(text.slice(0, start));
  return others.findLast(isCorrected) ?? own.find(isCalled) ?? first;
}
