import { variables } from './variables.ts';

/** Names this short have too many neighbors: HOME is no slip of HOST. */
const TWO_SLIPS_FROM = 8;

/**
 * Unknown variables whose names are a typing error away from one of the site's.
 * @param names of the environment
 * @returns one sentence for each, e.g. 'PUBLIC_ULR is not known: did you mean PUBLIC_URL?'
 */
export function misspeltVariables(names: readonly string[]): string[] {
  const known = Object.keys(variables.shape);
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const allowed = name.length >= TWO_SLIPS_FROM ? 2 : 1;
    const [closest] = known
      .map((candidate) => ({ candidate, slips: slipsBetween(name.toUpperCase(), candidate) }))
      .filter(({ slips }) => slips <= allowed)
      .sort((a, b) => a.slips - b.slips);
    return closest ? [`${name} is not known: did you mean ${closest.candidate}?`] : [];
  });
}

/** Letters to add, drop, change or swap with a neighbor (Damerau and Levenshtein's distance). */
function slipsBetween(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line.push(
        Math.min(
          at(rows, row - 1, column) + 1,
          (line[column - 1] ?? Infinity) + 1,
          at(rows, row - 1, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(rows, row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(line);
  }
  return at(rows, from.length, to.length);
}

const at = (rows: readonly (readonly number[])[], row: number, column: number) =>
  rows[row]?.[column] ?? Infinity;
