import { lastOwner, type Owner, ownerAt } from './detail-owner.ts';

const ASKS_ABOUT =
  /^\s{0,3}(?:is|are|was|were|did|does|do|who|what|whose|why|has|have|where|which)\b.*\?/is;
const CLAUSE_END = /[\n;]+|(?<!\b(?:dr|mr|mrs|ms|st|jr|sr|prof|dra|\p{L}))[.!?](?=\s|$)/giu;

/** A clause of a message and whom it is about where nothing in it says so. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly inherited: Owner | undefined;
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
    clauses.push({ text: clause, start, inherited: owner });
    owner = carriedOwner(clause, owner, ownName);
    start = index + end.length;
  }
  return clauses;
}

/** Whom the next clause is about unless it says so: somebody else only after they were named. */
function carriedOwner(
  clause: string,
  inherited: Owner | undefined,
  ownName: string | undefined,
): Owner | undefined {
  const last = lastOwner(clause, ownName);
  if (last?.owner === 'self') return undefined;
  if (last?.owner !== 'other' || !last.isNamed) return inherited;
  return ownName === undefined ? 'other' : 'unsure';
}

/** Whom the end of a message is about. */
export const lastOwnerOf = (clauses: readonly Clause[]): Owner | undefined => {
  const last = clauses.at(-1);
  return last && carriedOwner(last.text, last.inherited, undefined);
};

/** Whose what stands at a place is; undefined where nothing says so. */
export function ownerOf(
  clauses: readonly Clause[],
  { start, end }: { start: number; end: number },
  ownName: string | undefined,
): Owner | undefined {
  const clause = clauses.findLast((each) => each.start <= start);
  if (!clause) return undefined;
  const place = { start: start - clause.start, end: end - clause.start };
  const owner = ownerAt(clause.text, place, ownName);
  if (owner === undefined && ASKS_ABOUT.test(`${clause.text}?`) && clause.inherited === undefined) {
    return /^\s{0,3}(?:is|are|was|whose|who|did)\b/i.test(clause.text) ? 'other' : undefined;
  }
  return owner ?? clause.inherited;
}
