import { UnavailableError } from '#server/lib/errors.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { currentBudget, withDatabaseBudget } from './database-budget.ts';
import { withDatabaseTimeout } from './with-database-timeout.ts';

const never = () => new Promise<never>(() => undefined);

test('a request that has waited its time for the database gets no more of it', async () => {
  await withDatabaseBudget(
    async () => {
      await expect(withDatabaseTimeout(never)).rejects.toBeInstanceOf(UnavailableError);
      expect(currentBudget()?.leftMs()).toBe(0);
      // Without the budget this one would wait until the test is given up.
      await expect(withDatabaseTimeout(never, 600_000)).rejects.toBeInstanceOf(UnavailableError);
    },
    { totalMs: 30 },
  );
});

test('a request that timed out has no time left, even where the timer fires early', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  await withDatabaseBudget(
    async () => {
      await expect(withDatabaseTimeout(never)).rejects.toBeInstanceOf(UnavailableError);
      expect(currentBudget()?.leftMs()).toBe(0);
    },
    { totalMs: 1 },
  );
});

test('time that a request spends elsewhere is not taken from it', async () => {
  await withDatabaseBudget(async () => {
    await withDatabaseTimeout(() => Promise.resolve());
    const before = currentBudget()?.leftMs();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(currentBudget()?.leftMs()).toBe(before);
  });
});

test('reads at the same time cost the time they take together', async () => {
  const TOGETHER = 20;
  await withDatabaseBudget(
    async () => {
      const begin = performance.now();
      const read = () =>
        withDatabaseTimeout(() => new Promise((resolve) => setTimeout(resolve, 50)));
      await Promise.all(Array.from({ length: TOGETHER }, read));
      const tookMs = performance.now() - begin;
      expect(60_000 - (currentBudget()?.leftMs() ?? 0)).toBeLessThanOrEqual(tookMs);
    },
    { totalMs: 60_000 },
  );
});

test('two requests have a budget each, and a worker has none', async () => {
  expect(currentBudget()).toBeUndefined();
  const budgets = await Promise.all(
    [1, 2].map(() => withDatabaseBudget(() => Promise.resolve(currentBudget()))),
  );
  expect(new Set(budgets).size).toBe(2);
});

test('a request keeps its budget while another one ends; when the last has ended, none is looked after', async () => {
  const ends: (() => void)[] = [];
  const whenOver = (end: () => void) => void ends.push(end);
  await withDatabaseBudget(
    async () => {
      withDatabaseBudget(() => undefined, { whenOver });
      ends[1]?.();
      await Promise.resolve();
      expect(currentBudget()).toBeDefined();
      ends[0]?.();
      expect(currentBudget()).toBeUndefined();
    },
    { whenOver },
  );
  expect(withDatabaseBudget(currentBudget)).toBeDefined();
});
