/**
 * What a red step of tests prints: each broken test by name with the first lines of why. All that
 * the run said is to be had with `npm test -- --verbose`, or from the step's own script.
 * @param {{ failed: number, failures: { name: string, reason: string }[] }} summary
 * @returns {string[]}
 */
export function failureLines({ failures, failed }) {
  if (failures.length === 0) return [`${failed} failed, and none said why: repeat with --verbose.`];
  return failures.flatMap(({ name, reason }) => [
    `x ${name}`,
    ...reason.split('\n').map((line) => `    ${line}`),
  ]);
}
