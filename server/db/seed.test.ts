import { blogPosts } from '#shared/schema.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { ASSERT_TIMEOUT_MS } from '#tests/setup/timeouts.ts';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Queryable } from './database.ts';
import { seedSamplePosts } from './seed.ts';

describeOnBothEngines('the sample posts', (database) => {
  const samples = [buildPost({ slug: 'one' }), buildPost({ slug: 'two' })];
  const slugs = async () => {
    const rows = await database().db.select({ slug: blogPosts.slug }).from(blogPosts);
    return rows.map(({ slug }) => slug).sort();
  };

  test('go into an empty blog', async () => {
    await expect(seedSamplePosts(database().db, () => Promise.resolve(samples))).resolves.toBe(2);
    expect(await slugs()).toEqual(['one', 'two']);
  });

  test('never go into a blog that has a post, even a draft', async () => {
    await database()
      .db.insert(blogPosts)
      .values(buildPost({ slug: 'ours', status: 'draft' }));
    await expect(seedSamplePosts(database().db, () => Promise.resolve(samples))).resolves.toBe(0);
    expect(await slugs()).toEqual(['ours']);
  });

  test('are not even read where there are posts, so a file being written stops no start', async () => {
    await database()
      .db.insert(blogPosts)
      .values(buildPost({ slug: 'ours' }));
    const faulty = () => Promise.reject(new Error('draft.md: line 2: title must be text'));
    await expect(seedSamplePosts(database().db, faulty)).resolves.toBe(0);
  });

  test('are written once when two instances start together', async () => {
    const { db, engine } = database();
    let second: Promise<number> | undefined;
    await db.transaction(async (tx) => {
      await expect(seedSamplePosts(tx, () => Promise.resolve(samples))).resolves.toBe(2);
      second = seedSamplePosts(db, () => Promise.resolve(samples));
      // The embedded database lets one transaction in at a time, so nobody can be seen waiting.
      if (engine === 'postgres') await vi.waitFor(() => expectSomebodyWaits(db), ASSERT_TIMEOUT_MS);
    });
    await expect(second).resolves.toBe(0);
    expect(await slugs()).toEqual(['one', 'two']);
  });

  async function expectSomebodyWaits(db: Queryable) {
    const waiting = sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    expect(await db.execute(waiting)).toMatchObject({ rows: [{ count: 1 }] });
  }
});
