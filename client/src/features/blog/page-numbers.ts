/** How many pages beside the present one are named. */
const NEIGHBORS = 1;

/**
 * The pages that a list of pages names: the first, the last, the present one and those beside it.
 * 'gap' stands where numbers are left out, never for a single one.
 * @param page the present one, from 1 @param pageCount at least 1
 */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  const named = numbers.filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= NEIGHBORS,
  );
  return named.flatMap((number, index) => {
    const left = number - (named[index - 1] ?? 0);
    if (left === 1) return [number];
    return left === 2 ? [number - 1, number] : ['gap' as const, number];
  });
}
