import {
  DETAIL_MARK,
  lastOwner,
  type Owner,
  ownerAt,
  type OwnerMark,
  ownerMarks,
} from './detail-owner.ts';

const ASKS_ABOUT =
  /^\s{0,3}(?:is|are|was|were|did|does|do|who|what|whose|why|has|have|where|which)\b(?!\s{0,2}[:=]).*\?/is;
const CLAUSE_END = /[\n;]+|(?<!\b(?:dr|mr|mrs|ms|st|jr|sr|prof|dra)|(?<!')\b\p{L})[.!?](?=\s|$)/giu;

/** A clause of a message and whom it is about where nothing in it says so. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly inherited: Owner | undefined;
  readonly marks: readonly OwnerMark[];
}

/** The clauses of a message, each with the owner that those before it leave. */
export function clausesOf(
  text: string,
  inherited: Owner | undefined,
  ownName: string | undefined,
): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let owner = inherited;
  for (const { index, 0: end } of [...text.matchAll(CLAUSE_END), { index: text.length, 0: '' }]) {
    const clause = text.slice(start, index);
    const marks = ownerMarks(clause, ownName);
    const current = { text: clause, start, inherited: owner, marks };
    clauses.push(current);
    owner = carriedOwner(current, ownName);
    start = index + end.length;
  }
  return clauses;
}

/** "Our old provider was TechCo": whoever is gone leaves no details. */
const IS_GONE = /\b(?:old|previous|former|last)\b.{1,60}\b(?:was|were|used to|left|quit|closed)\b/i;

/** "My colleague Sue recommended you": whoever sent the visitor to us is not who writes next. */
const SENT_US =
  /\b(?:said|says|thinks|loves|uses|used|told|recommended|referred|mentioned|suggested|asked (?:me|us)|sent (?:me|us))\b/i;
/** "Is this you guys? Jill Stone, 405-…". */
const ASKS_WHETHER_US =
  /^\s{0,3}(?:is|are|was)\s{1,3}(?:this|that|it|he|she|these)\s{1,3}(?:really\s{1,3})?(?:(?<us>you(?:\s{1,3}(?:guys|all|people))?|(?:(?:one|some(?:one|body))\s{1,3}(?:of|from|with)\s{1,3})?(?:you|your\s{1,3}\w{2,15}|yours))|legit|real)\s{0,3}$/i;
const CALLS = /\b(?:call|contact|reach|ring|phone|talk)\b/i;
const CARED_FOR = /\b(?:patients?|clients?|customers?|residents?|pacientes?)\b/i;

/** Whom the next clause is about unless it says so: somebody else only after they were named. */
function carriedOwner(
  { text, inherited, marks }: Clause,
  ownName: string | undefined,
): Owner | undefined {
  const last = lastOwner(text, marks, ownName);
  if (last?.owner === 'self') return undefined;
  const isReport = IS_GONE.test(text) || (SENT_US.test(text) && !CARED_FOR.test(text));
  const isPast = isReport && !text.includes(DETAIL_MARK);
  const asked = ASKS_WHETHER_US.exec(text);
  if (asked) return asked.groups?.us === undefined ? 'unsure' : 'other';
  // "Sue asked that you call her. Sue Lamb, 405-…".
  const isForThem = last?.owner === 'unsure' && marks.some(({ isSpokenOf }) => isSpokenOf);
  if (isForThem && !isPast && CALLS.test(text)) return 'unsure';
  if (last?.owner === 'other' && last.isInCharge && !last.isNamed) return 'unsure';
  if (last?.owner !== 'other' || !last.isNamed || isPast) return inherited;
  return ownName === undefined ? 'other' : 'unsure';
}

/** Whom the end of a message is about. */
export const lastOwnerOf = (clauses: readonly Clause[]): Owner | undefined => {
  const last = clauses.at(-1);
  return last && carriedOwner({ ...last, marks: ownerMarks(last.text) }, undefined);
};

/** Whether somebody else is spoken of, and the visitor is not. */
export function isAboutOther(clauses: readonly Clause[]): boolean {
  const marks = clauses.flatMap((clause) => clause.marks.filter(({ isOfNumber }) => !isOfNumber));
  return marks.length > 0 && marks.every(({ owner }) => owner === 'other');
}

/**
 * Whose what stands at a place is; undefined where nothing says so.
 * @param isReplacing it takes the place of what is known: "old" and "wrong" are said of that
 */
export function ownerOf(
  clauses: readonly Clause[],
  { start, end }: { start: number; end: number },
  isReplacing = false,
): Owner | undefined {
  const clause = clauses.findLast((each) => each.start <= start);
  if (!clause) return undefined;
  const place = { start: start - clause.start, end: end - clause.start };
  const marks = isReplacing ? clause.marks.filter(({ isStale }) => !isStale) : clause.marks;
  const owner = ownerAt(clause.text, place, marks);
  if (owner === undefined && ASKS_ABOUT.test(`${clause.text}?`) && clause.inherited === undefined) {
    return /^\s{0,3}(?:is|are|was|whose|who|did)\b/i.test(clause.text) ? 'other' : undefined;
  }
  return owner ?? clause.inherited;
}
