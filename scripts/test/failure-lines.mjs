const LAST_WORDS = 10;

/**
 * What a red step of tests prints: each broken test by name with the first lines of why. All that
 * the run said is to be had with `npm test -- --verbose`, or from the step's own script.
 * @param {{ failed: number, failures: { name: string, reason: string }[] }} summary
 * @returns {string[]}
 */
export function failureLines({ failures, failed }) {
  if (failures.length === 0) return [`${failed} failed, and none said why: repeat with --verbose.`];
  return failures.flatMap((failure) => namedReason('x', failure));
}

/**
 * What a step prints that was ended before it could say anything of its tests.
 * @param {{ signal: string, output: string }} end
 * @returns {string[]}
 */
export function killedLines({ signal, output }) {
  return [
    `Something ended it with ${signal}; if nobody did, the machine ran out of memory. It last said:`,
    ...output.split('\n').slice(-LAST_WORDS),
  ];
}

/**
 * What a green step prints of tests that passed only at their second try
 * (docs/decisions/second-try.md).
 * @param {{ flaky: { name: string, reason: string }[] }} summary
 * @returns {string[]}
 */
export function flakyLines({ flaky }) {
  return flaky.flatMap((test) => namedReason('~', test));
}

function namedReason(mark, { name, reason }) {
  return [`${mark} ${name}`, ...reason.split('\n').map((line) => `    ${line}`)];
}
