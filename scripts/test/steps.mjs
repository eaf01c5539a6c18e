/**
 * What `npm test` runs, two steps side by side: what needs no build beside it, then the two long ones,
 * then what fills a core while the other finishes. No test starts before the build, which learns what the
 * assistant's tests ask (half a minute of a core), or each of them would learn it once more. Each is a script
 * of package.json, so that a red one can be repeated alone; `counts` marks the ones that vitest runs and
 * whose tests are added up.
 * @typedef {{ name: string, script: string, after?: string, counts?: boolean }} Step
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'build', script: 'build:if-changed' },
  { name: 'browser tests', script: 'test:browser', after: 'build', counts: true },
  { name: 'server and API tests', script: 'test:server', after: 'build', counts: true },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'formatting', script: 'format:check' },
  { name: 'unused code', script: 'unused' },
  { name: 'unit and component tests', script: 'test:unit', after: 'build', counts: true },
  { name: 'size budget', script: 'size', after: 'build' },
];
