import { blogPosts, users } from '#shared/schema.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { ASSERT_TIMEOUT_MS } from '#tests/setup/timeouts.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { withDatabaseTimeout } from './with-database-timeout.ts';

let clock = new Date();

describeOnBothEngines(
  'an opened database',
  (database) => {
    test('answers a ping', async () => {
      await expect(database().ping()).resolves.toBeUndefined();
    });

    test('keeps its content version while nothing changes', async () => {
      const before = await steadyVersion();
      await database().db.insert(users).values({ username: 'ada', password: 'hash' });
      await database().ping();
      expect(database().content.version()).toBe(before);
    });

    test.each([
      ['added', () => database().db.insert(blogPosts).values(buildPost())],
      ['edited', () => database().db.update(blogPosts).set({ title: 'Other' })],
      ['deleted', () => database().db.delete(blogPosts)],
      ['truncated', () => database().db.execute(sql`truncate blog_posts`)],
    ])('changes its content version when posts are %s', async (_, change) => {
      await database().db.insert(blogPosts).values(buildPost());
      const before = await steadyVersion();
      await change();
      await vi.waitFor(
        () => expect(database().content.version()).not.toBe(before),
        ASSERT_TIMEOUT_MS,
      );
    });

    test('changes its content version at the moment a scheduled post comes due', async () => {
      clock = new Date('2026-03-01T12:00:00Z');
      const post = buildPost({
        status: 'scheduled',
        scheduledFor: new Date('2026-03-01T13:00:00Z'),
      });
      await database().db.insert(blogPosts).values(post);
      const before = await steadyVersion();
      clock = new Date('2026-03-01T12:59:59.999Z');
      expect(database().content.version()).toBe(before);
      clock = new Date('2026-03-01T13:00:00Z');
      expect(database().content.version()).not.toBe(before);
    });

    test('reads times as dates and tags as a list', async () => {
      const post = buildPost({
        publishedAt: new Date('2026-01-05T14:00:00.123Z'),
        tags: ['a, b', 'ü'],
      });
      await database().db.insert(blogPosts).values(post);
      const [row] = await database()
        .db.select()
        .from(blogPosts)
        .where(eq(blogPosts.slug, post.slug));
      expect(row).toMatchObject({ publishedAt: post.publishedAt, tags: ['a, b', 'ü'] });
    });

    test.each([
      ['a slug that is a view', { slug: 'archive' }],
      ['a slug with spaces', { slug: 'two words' }],
      ['a status nobody knows', { status: 'secret' as 'draft' }],
      ['a scheduled post without a time', { status: 'scheduled' as const }],
      ['an absurdly long title', { title: 'x'.repeat(201) }],
    ])('refuses %s, and its error quotes no values', async (_, wrong) => {
      const insert = () => database().db.insert(blogPosts).values(buildPost(wrong));
      await expect(withDatabaseTimeout(async () => insert())).rejects.toThrow(
        /^The database refused a query \(23514, blog_posts_\w+\)\.$/,
      );
    });

    /** The version once every change made so far was received. */
    async function steadyVersion(): Promise<string> {
      let last = database().content.version();
      let same = 0;
      await vi.waitFor(() => {
        const next = database().content.version();
        same = next === last ? same + 1 : 0;
        last = next;
        expect(same).toBeGreaterThanOrEqual(3);
      }, ASSERT_TIMEOUT_MS);
      return last;
    }
  },
  () => clock,
);
