/**
 * Whether this run looks at everything there is (`npm run test:sweep`): every page, both databases
 * everywhere, new hostile posts. `npm test` looks at one of each kind.
 */
export const isSweep = process.env['SWEEP'] === '1';
