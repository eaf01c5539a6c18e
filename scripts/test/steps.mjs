/**
 * What `npm test` runs. Each step is a script of package.json, so that a red one can be repeated
 * alone; `counts` marks the ones that vitest runs and whose tests are added up, `alone` the ones that
 * use every core themselves: side by side they only make each other late.
 * @typedef {{ name: string, script: string, after?: string, counts?: boolean, alone?: boolean }} Step
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'build', script: 'build:if-changed' },
  { name: 'formatting', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'unused code', script: 'unused' },
  { name: 'size budget', script: 'size', after: 'build' },
  { name: 'unit and component tests', script: 'test:unit', counts: true, alone: true },
  { name: 'server and API tests', script: 'test:server', counts: true, alone: true },
  { name: 'browser tests', script: 'test:browser', after: 'build', counts: true, alone: true },
];
