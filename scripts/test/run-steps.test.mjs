import { expect, test } from 'vitest';
import { runSteps } from './run-steps.mjs';

const steps = [
  { name: 'build' },
  { name: 'lint' },
  { name: 'size', after: 'build' },
  { name: 'sizes of sizes', after: 'size' },
];

/** Runs the steps; those in `failing` end badly. */
async function run({ failing = [], width = 2 }) {
  const log = [];
  const running = new Set();
  let most = 0;
  await runSteps(
    steps,
    async ({ name }) => {
      running.add(name);
      most = Math.max(most, running.size);
      await Promise.resolve();
      running.delete(name);
      log.push(name);
      return !failing.includes(name);
    },
    ({ name }) => log.push(`blocked: ${name}`),
    width,
  );
  return { log, most };
}

test('every step runs, a waiting one after its forerunner', async () => {
  const { log } = await run({});
  expect([...log].sort()).toEqual(['build', 'lint', 'size', 'sizes of sizes']);
  expect(log.indexOf('size')).toBeGreaterThan(log.indexOf('build'));
});

test('no more steps run side by side than asked for', async () => {
  expect((await run({ width: 1 })).most).toBe(1);
  expect((await run({ width: 2 })).most).toBe(2);
});

test('a failing step stops only those that wait for it', async () => {
  const { log } = await run({ failing: ['build'] });
  expect(log).toContain('lint');
  expect(log).toContain('blocked: size');
  expect(log).toContain('blocked: sizes of sizes');
});
