import type { FoundDetail } from './contact-details.ts';
import type { Owner } from './detail-owner.ts';

/** Between two details of a kind these say that the second one counts. */
const CORRECTS =
  /\b(?:sorry|actually|i mean|i meant|no,|nope|correction|rather|wait|better|instead|use|oops|typo|new|now|perd[oó]n|mejor|digo|corrijo)\b/i;
const IS_WRONG =
  /\b(?:not|old|no longer|instead of|don'?t use|do not use|used to be|never|was|previous|former|ya no es|no es|en vez de)(?:\s{1,3}(?:my|the|our|number|e-?mail|mail|address|is|at|use|phone|cell|it|clinic|work|office|home|old|one))*\s{0,3}$/i;
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
/** "…, don't use that", "… is dead", right behind the detail. */
const IS_WRONG_AFTER =
  /^[^\S\n]{0,3}(?:[,(–-][^\S\n]{0,3})?(?:(?:but |so )?(?:please )?(?:don'?t|do not|never) (?:use|call|text|write to) (?:that|it|this)\b(?! (?:before|after|until|till|too|so|at|on)\b)|(?:but )?(?:that (?:was|is)|it (?:was|is)|it'?s|that'?s|is|was)(?: (?:now|currently))? (?:(?:the |my |our )?(?:old|former|previous)\b|dead|down|broken|bouncing|the fax|a fax|my fax|our fax|out of (?:order|service)|no longer|disconnected|wrong)\b|bounces\b|(?:doesn'?t|does not|isn'?t) work(?:ing)?\b)/i;

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

/** The one of several details that is the visitor's own and meant to be used. */
export function chooseDetail(
  text: string,
  found: readonly FoundDetail[],
  owner: (detail: FoundDetail) => Owner | undefined,
): FoundDetail | undefined {
  const theirs = found.filter((detail) => owner(detail) !== 'other');
  const broken = lineDetail(text, theirs, BROKEN_LINE);
  const right = theirs.filter(
    (detail) =>
      detail !== broken &&
      !IS_WRONG.test(text.slice(0, detail.start)) &&
      !IS_WRONG_AFTER.test(text.slice(detail.end)),
  );
  // An address of somebody else that may be used counts where there is none of their own.
  const sure = right.filter((detail) => owner(detail) !== 'unsure');
  const own = sure.length > 0 ? sure : right;
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
  const labeled = lineDetail(text, own, WANTED_LINE);
  if (labeled) return labeled;
  const [first, ...others] = own;
  if (!first) return undefined;
  const isCorrected = ({ start }: FoundDetail, index: number) =>
    CORRECTS.test(text.slice(own[index]?.end ?? 0, start));
  return others.findLast(isCorrected) ?? first;
}
