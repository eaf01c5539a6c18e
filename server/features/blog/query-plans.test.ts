import { buildManyPosts } from '#tools/bench/build-many-posts.ts';
import { dueTimesQuery } from '#server/db/content-changes.ts';
import type { Database } from '#server/db/database.ts';
import { blogPosts } from '#shared/schema.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { type SQL, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as postQueries from './post-queries.ts';

const now = new Date('2026-03-01T12:00:00Z');
const POSTS = 10_000;
const ROWS_PER_INSERT = 500;
const FILL_MS = 240_000;
const FEED_POSTS = 20;
const SITEMAP_POSTS = 49_000;
const PART_OF_ARCHIVE = 500;

const dueTimes = () => {
  const [before = '', after = ''] = dueTimesQuery(now).text.split('$1');
  return sql`${sql.raw(before)}${now}${sql.raw(after)}`;
};

const {
  archivedPostDates,
  archivedPosts,
  countArchivedPosts,
  countLivePosts,
  livePostDates,
  livePosts,
  neighborOf,
  newestPosts,
  postOfSlug,
  readablePost,
} = postQueries;

type QueryName = {
  [Name in keyof typeof postQueries]: (typeof postQueries)[Name] extends CallableFunction
    ? Name
    : never;
}[keyof typeof postQueries];
type Plan = [name: string, index: string, query: (db: Database['db']) => SQL];

/**
 * Every query that pages, the API, feeds, sitemap, share pictures and previews send; one without a line
 * here does not compile. (`staff posts list` and `sync` read every row, which no index makes faster.)
 */
const plans: Record<QueryName | 'dueTimes', readonly Plan[]> = {
  livePosts: [
    ['the first page', 'blog_posts_live_since', (db) => livePosts(db, now, 1).getSQL()],
    ['the last page', 'blog_posts_live_since', (db) => livePosts(db, now, 99).getSQL()],
  ],
  countLivePosts: [
    ['the number of pages', 'blog_posts_live_since', (db) => countLivePosts(db, now).getSQL()],
  ],
  archivedPosts: [
    ['the first page of the archive', 'blog_posts_archived', (db) => archivedPosts(db, 1).getSQL()],
    ['the last page of the archive', 'blog_posts_archived', (db) => archivedPosts(db, 99).getSQL()],
  ],
  countArchivedPosts: [
    ['the size of the archive', 'blog_posts_archived', (db) => countArchivedPosts(db).getSQL()],
  ],
  readablePost: [
    ['a post', 'blog_posts_slug_unique', (db) => readablePost(db, now, 'lesson-77').getSQL()],
  ],
  postOfSlug: [
    ['a preview', 'blog_posts_slug_unique', (db) => postOfSlug(db, 'lesson-77').getSQL()],
  ],
  neighborOf: [
    [
      'the next newer post',
      'blog_posts_live_since',
      (db) => neighborOf(db, now, { id: 77, since: now, isArchived: false }, 'newer').getSQL(),
    ],
    [
      'the next older post of the archive',
      'blog_posts_archived',
      (db) => neighborOf(db, now, { id: 77, since: now, isArchived: true }, 'older').getSQL(),
    ],
  ],
  newestPosts: [
    ['the feeds', 'blog_posts_live_since', (db) => newestPosts(db, now, FEED_POSTS).getSQL()],
  ],
  livePostDates: [
    [
      'the sitemap',
      'blog_posts_live_since',
      (db) => livePostDates(db, now, SITEMAP_POSTS).getSQL(),
    ],
  ],
  archivedPostDates: [
    [
      'the archive in the sitemap',
      'blog_posts_archived',
      // Of a query for half of all rows the planner rightly reads the table from end to end.
      (db) => archivedPostDates(db, PART_OF_ARCHIVE).getSQL(),
    ],
  ],
  dueTimes: [['what is planned', 'blog_posts_live_since', dueTimes]],
};

describeWithDatabase('among ten thousand posts', (database) => {
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
    for (const [name, index, query] of Object.values(plans).flat()) {
      const plan = await planOf(database(), query(database().db));
      expect(plan, name).toContain(index);
      expect(plan, name).not.toContain('Seq Scan');
    }
  });
});

async function planOf({ db }: Database, query: SQL): Promise<string> {
  return JSON.stringify(await db.execute(sql`explain ${query}`));
}
