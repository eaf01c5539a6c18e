import { addCounts, pruneCounts } from '#server/db/count-recorder.ts';
import { webVitalCounts } from '#shared/schema.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { expect, test } from 'vitest';
import { runCommand } from './support/run-command.ts';

/** Six of eight values lie below, between 0.075 and 0.1. */
const CLS_P75 = 0.075 + ((0.1 - 0.075) * 6) / 8;
const NOW = new Date('2026-03-10T18:00:00Z');

describeWithDatabase('staff vitals', (opened) => {
  const staff = (...args: string[]) =>
    runCommand(['vitals', ...args], { database: opened(), now: () => NOW });
  const json = async (...args: string[]): Promise<unknown> =>
    JSON.parse((await staff(...args, '--json')).out);

  async function measured() {
    await addCounts(opened(), webVitalCounts, [
      { day: '2026-03-10', page: 'home', metric: 'LCP', upTo: 2_000, count: 60 },
      { day: '2026-03-10', page: 'service', metric: 'LCP', upTo: 5_000, count: 40 },
      { day: '2026-03-10', page: 'home', metric: 'CLS', upTo: 0.1, count: 8 },
      { day: '2026-02-11', page: 'home', metric: 'INP', upTo: 500, count: 4 },
      { day: '2026-02-10', page: 'blog', metric: 'INP', upTo: 200, count: 400 },
    ]);
  }

  test('shows the 75th percentile of all pages and of each kind, with its rating', async () => {
    await measured();
    expect(await json()).toEqual([
      { page: 'all', metric: 'LCP', p75: 4_375, rating: 'poor', samples: 100 },
      { page: 'all', metric: 'CLS', p75: CLS_P75, rating: 'good', samples: 8 },
      { page: 'all', metric: 'INP', p75: 487.5, rating: 'needs-improvement', samples: 4 },
      { page: 'home', metric: 'LCP', p75: 1_950, rating: 'good', samples: 60 },
      { page: 'home', metric: 'CLS', p75: CLS_P75, rating: 'good', samples: 8 },
      { page: 'home', metric: 'INP', p75: 487.5, rating: 'needs-improvement', samples: 4 },
      { page: 'service', metric: 'LCP', p75: 4_750, rating: 'poor', samples: 40 },
    ]);
    const { code, out } = await staff();
    expect(code).toBe(0);
    expect(out).toMatch(/^PAGE +METRIC +P75 +RATING +SAMPLES\nall +LCP +4375 ms +poor +100\n/);
    expect(out).toMatch(/^home +CLS +0\.094 +good +8$/m);
  });

  test('--days counts back from today', async () => {
    await measured();
    expect(await json('--days', '1')).toHaveLength(5);
    expect(await json('--days', '29')).toContainEqual(
      expect.objectContaining({ page: 'blog', samples: 400 }),
    );
  });

  test.each(['0', '401', 'x', '-1', '1.5'])('--days %s is wrong use', async (days) => {
    expect((await staff('--days', days)).code).toBe(2);
  });

  test('says so when nothing was measured', async () => {
    const { code, out, notes } = await staff();
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(notes).toContain('Nothing was measured in the last 28 days.');
    expect(await json()).toEqual([]);
  });

  test('counts are added to those of the same day, page, metric and bucket', async () => {
    await measured();
    await measured();
    const rows = await opened().db.select().from(webVitalCounts);
    expect(rows).toHaveLength(5);
    expect(rows.map(({ count }) => count).sort((a, b) => a - b)).toEqual([8, 16, 80, 120, 800]);
  });

  test('days are forgotten after thirteen months', async () => {
    await measured();
    const dayOfForgetting = new Date(Date.parse('2026-02-11T12:00:00Z') + 400 * 86_400_000);
    await pruneCounts(opened().db, dayOfForgetting);
    const rows = await opened().db.select().from(webVitalCounts);
    expect(rows.map(({ day }) => day).sort()[0]).toBe('2026-02-11');
    expect(rows).toHaveLength(4);
  });
});
