const SLOWEST = 10;

/**
 * The last lines of `npm test`: where the time went, what passed only at its second try, what was
 * left out and why, then the figures.
 * @param {{
 *   passed: number,
 *   failed: number,
 *   flaky: { name: string }[],
 *   skipped: { project: string, reason: string }[],
 *   files: { name: string, seconds: number }[],
 * }} total
 * @returns {string[]}
 */
export function lastLines({ passed, failed, flaky, skipped, files }) {
  const groups = new Map();
  for (const { project, reason } of skipped) {
    const text = `${project}: ${reason}`;
    groups.set(text, (groups.get(text) ?? 0) + 1);
  }
  const leftOut = [...groups].map(
    ([text, count]) => `  ${count} ${count === 1 ? 'test' : 'tests'} of ${text}`,
  );
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    ...(slowest.length > 0 ? ['Slowest files:'] : []),
    ...slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s ${name}`),
    ...(flaky.length > 0 ? ['Passed only at the second try:'] : []),
    ...flaky.map(({ name }) => `  ${name}`),
    ...(leftOut.length > 0 ? ['Left out:', ...leftOut] : ['Nothing was left out.']),
    `${passed} passed, ${failed} failed, ${skipped.length} skipped`,
  ];
}
