import type { FoundDetail } from './contact-details.ts';
import type { Owner } from './detail-owner.ts';

/** Between two details of a kind these say that the second one counts. */
const CORRECTS =
  /\b(?:sorry|actually|i mean|i meant|no,|nope|correction|rather|wait|better|instead|use|oops|typo|new|now|perd[oó]n|mejor|digo|corrijo)\b/i;
const IS_WRONG =
  /\b(?:not|old|no longer|instead of|don'?t use|do not use|used to be|never|was|previous|former|ya no es|no es|en vez de)(?:\s{1,3}(?:my|the|number|e-?mail|address|is|at|use|phone|cell|it))*\s{0,3}$/i;
const IS_PREFERRED = /\b(?:best|prefer\w*|better|primary|main)\b[^,;.]*$/i;
const IS_PREFERRED_AFTER =
  /^\s{0,3}[(,-]?[^,;.()\d]{0,20}\b(?:best|prefer\w*|better|primary|main)\b/i;

/** "My cell is best", "use the cell", said behind both numbers. */
const WANTED_LINE =
  /\b(cell|mobile|office|work|home|direct|landline)(?: (?:phone|number|line))? (?:is|works|would be) (?:the |my |usually |always )?(?:best|better|preferred|fastest)\b|\b(?:use|call|try|prefer|on) (?:me on )?(?:my |the )(cell|mobile|office|work|home|direct|landline)\b/i;

/** Whether the words around a detail call it so: "Cell (405) 555-0146", "405-555-0146 (cell)". */
function isLabeled(
  text: string,
  { line, from, start, end }: { line: string; from: number; start: number; end: number },
): boolean {
  const before = text.slice(Math.max(from, start - 25), start).toLowerCase();
  const after = /^\s?[([]([^)\]\n]{1,15})[)\]]/.exec(text.slice(end))?.[1] ?? '';
  return before.includes(line.toLowerCase()) || after.toLowerCase().includes(line.toLowerCase());
}

/** The one of several details that is the visitor's own and meant to be used. */
export function chooseDetail(
  text: string,
  found: readonly FoundDetail[],
  owner: (detail: FoundDetail) => Owner | undefined,
): FoundDetail | undefined {
  const own = found.filter(
    (detail) => owner(detail) !== 'other' && !IS_WRONG.test(text.slice(0, detail.start)),
  );
  // "office 405-555-0102, best number 405-555-0177": what stands between belongs to the second.
  const preferred =
    own.find(({ start }, index) =>
      IS_PREFERRED.test(text.slice(own[index - 1]?.end ?? 0, start)),
    ) ??
    own.find(({ end }, index) => IS_PREFERRED_AFTER.test(text.slice(end, own[index + 1]?.start)));
  if (preferred && own.length > 1) return preferred;
  const wanted = WANTED_LINE.exec(text);
  const line = wanted?.[1] ?? wanted?.[2];
  const labeled =
    line &&
    own.find(({ start, end }, index) =>
      isLabeled(text, { line, from: own[index - 1]?.end ?? 0, start, end }),
    );
  if (labeled) return labeled;
  const [first, ...others] = own;
  if (!first) return undefined;
  const isCorrected = ({ start }: FoundDetail, index: number) =>
    CORRECTS.test(text.slice(own[index]?.end ?? 0, start));
  return others.findLast(isCorrected) ?? first;
}
