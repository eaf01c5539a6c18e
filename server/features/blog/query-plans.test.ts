import { buildManyPosts } from '#scripts/bench/build-many-posts.ts';
import { dueTimesQuery } from '#server/db/content-changes.ts';
import type { Database } from '#server/db/database.ts';
import { blogPosts } from '#shared/schema.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  archivedPosts,
  countArchivedPosts,
  countLivePosts,
  livePosts,
  readablePost,
} from './post-queries.ts';

const now = new Date('2026-03-01T12:00:00Z');
const POSTS = 10_000;
const ROWS_PER_INSERT = 500;
const FILL_MS = 240_000;

const dueTimes = () => {
  const [before = '', after = ''] = dueTimesQuery(now).text.split('$1');
  return sql`${sql.raw(before)}${now}${sql.raw(after)}`;
};

const queries: [name: string, index: string, query: (db: Database['db']) => SQL][] = [
  ['the first page', 'blog_posts_live_since', (db) => livePosts(db, now, 1).getSQL()],
  ['the last page', 'blog_posts_live_since', (db) => livePosts(db, now, 99).getSQL()],
  ['the number of pages', 'blog_posts_live_since', (db) => countLivePosts(db, now).getSQL()],
  ['the first page of the archive', 'blog_posts_archived', (db) => archivedPosts(db, 1).getSQL()],
  ['the last page of the archive', 'blog_posts_archived', (db) => archivedPosts(db, 99).getSQL()],
  ['the size of the archive', 'blog_posts_archived', (db) => countArchivedPosts(db).getSQL()],
  ['a post', 'blog_posts_slug_unique', (db) => readablePost(db, now, 'lesson-77').getSQL()],
  ['what is planned', 'blog_posts_live_since', dueTimes],
];

describeOnBothEngines('among ten thousand posts', (database) => {
  beforeEach(async () => {
    const { db } = database();
    const posts = buildManyPosts(POSTS, now);
    for (let start = 0; start < POSTS; start += ROWS_PER_INSERT) {
      await db.insert(blogPosts).values(posts.slice(start, start + ROWS_PER_INSERT));
    }
    // PostgreSQL does this by itself a minute after so many rows have come.
    await db.execute(sql`vacuum analyze ${blogPosts}`);
  }, FILL_MS);

  test('every query of the blog finds its rows by an index', async () => {
    for (const [name, index, query] of queries) {
      const plan = await planOf(database(), query(database().db));
      expect(plan, name).toContain(index);
      expect(plan, name).not.toContain('Seq Scan');
    }
  });
});

async function planOf({ db }: Database, query: SQL): Promise<string> {
  return JSON.stringify(await db.execute(sql`explain ${query}`));
}
