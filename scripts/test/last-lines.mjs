/**
 * The last lines of `npm test`: what passed only at its second try, what was left out and why, then
 * the figures.
 * @param {{
 *   passed: number,
 *   failed: number,
 *   unsteady: { name: string }[],
 *   skipped: { project: string, reason: string }[],
 * }} total
 * @returns {string[]}
 */
export function lastLines({ passed, failed, unsteady, skipped }) {
  const groups = new Map();
  for (const { project, reason } of skipped) {
    const text = `${project}: ${reason}`;
    groups.set(text, (groups.get(text) ?? 0) + 1);
  }
  const leftOut = [...groups].map(
    ([text, count]) => `  ${count} ${count === 1 ? 'test' : 'tests'} of ${text}`,
  );
  return [
    ...(unsteady.length > 0 ? ['Passed only at the second try:'] : []),
    ...unsteady.map(({ name }) => `  ${name}`),
    ...(leftOut.length > 0 ? ['Left out:', ...leftOut] : ['Nothing was left out.']),
    `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
  ];
}
