import { blogPosts } from '#shared/schema.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { expect, test } from 'vitest';
import { seedSamplePosts } from './seed.ts';

describeOnBothEngines('the sample posts', (database) => {
  const samples = [buildPost({ slug: 'one' }), buildPost({ slug: 'two' })];
  const slugs = async () => {
    const rows = await database().db.select({ slug: blogPosts.slug }).from(blogPosts);
    return rows.map(({ slug }) => slug).sort();
  };

  test('go into an empty blog', async () => {
    await expect(seedSamplePosts(database().db, samples)).resolves.toBe(2);
    expect(await slugs()).toEqual(['one', 'two']);
  });

  test('never go into a blog that has a post, even a draft', async () => {
    await database()
      .db.insert(blogPosts)
      .values(buildPost({ slug: 'ours', status: 'draft' }));
    await expect(seedSamplePosts(database().db, samples)).resolves.toBe(0);
    expect(await slugs()).toEqual(['ours']);
  });

  test('are written once when several instances start together', async () => {
    const starts = Array.from({ length: 5 }, () => seedSamplePosts(database().db, samples));
    expect((await Promise.all(starts)).sort()).toEqual([0, 0, 0, 0, 2]);
    expect(await slugs()).toEqual(['one', 'two']);
  });
});
