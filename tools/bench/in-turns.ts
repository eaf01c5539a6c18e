/**
 * Measures two subjects `runs` times, each of them first in every other run, so that a machine that slows down or
 * warms up does the same to both.
 */
export async function inTurns<Subject, Figure>(
  runs: number,
  [first, second]: readonly [Subject, Subject],
  measure: (subject: Subject) => Promise<Figure>,
): Promise<[Figure[], Figure[]]> {
  const ofFirst: Figure[] = [];
  const ofSecond: Figure[] = [];
  for (let run = 0; run < runs; run += 1) {
    const isReversed = run % 2 === 1;
    if (isReversed) ofSecond.push(await measure(second));
    ofFirst.push(await measure(first));
    if (!isReversed) ofSecond.push(await measure(second));
  }
  return [ofFirst, ofSecond];
}
