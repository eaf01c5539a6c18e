/**
 * What `npm test` runs. Each step is a script of package.json, so that a red one can be repeated
 * alone; `counts` marks the ones that vitest runs and whose tests are added up.
 * @typedef {{ name: string, script: string, after?: string, counts?: boolean }} Step
 * @type {readonly Step[]}
 */
export const steps = [
  // The longest chain first: browser tests wait for the build.
  { name: 'build', script: 'build:if-changed' },
  { name: 'formatting', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'unused code', script: 'unused' },
  { name: 'unit and component tests', script: 'test:unit', counts: true },
  { name: 'server and API tests', script: 'test:server', counts: true },
  { name: 'size budget', script: 'size', after: 'build' },
  { name: 'browser tests', script: 'test:browser', after: 'build', counts: true },
];
