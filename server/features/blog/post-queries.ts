import type { Database } from '#server/db/database.ts';
import { blogPosts, liveSince } from '#shared/schema.ts';
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';

/** How many posts a page of a list has. */
export const POSTS_PER_PAGE = 50;

type Db = Database['db'];

const { id, slug, title, summary, tags, content, status } = blogPosts;
const { category, createdAt, updatedAt, featuredImage, featuredImageAlt, format } = blogPosts;
const since = liveSince(blogPosts);
const publishedAt = since.mapWith(blogPosts.publishedAt).as('live_since');
const picture = { featuredImage, featuredImageAlt };
const summaryColumns = { id, slug, title, summary, ...picture, publishedAt, tags };
const postColumns = { ...summaryColumns, status, content, format, category, updatedAt };
const dateColumns = { slug, status, publishedAt, createdAt, updatedAt };

// Constants stand in the text of a query, not among its parameters: the planner must see that a
// partial index covers it.
const isCurrent = sql`${status} in ('published', 'scheduled')`;
const isArchived = sql`${status} = 'archived'`;

const newestLive = [sql`${since} desc nulls last`, desc(id)];
const newestArchived = [sql`${blogPosts.publishedAt} desc nulls last`, desc(id)];

/** What isLive (post-status.ts) says, in SQL. */
const isLive = (now: Date) => and(isCurrent, or(isNull(since), lte(since, now)));

/** What isReadable (post-status.ts) says, in SQL. */
const isReadable = (now: Date) => or(isArchived, isLive(now));

/*
 * The queries of the blog, unsent: the stores send them, and a test reads how the database plans
 * them (query-plans.test.ts).
 */

/** A page of the current list, newest first, those without a date last. @param page from 1 */
export function livePosts(db: Db, now: Date, page: number) {
  return db
    .select(summaryColumns)
    .from(blogPosts)
    .where(isLive(now))
    .orderBy(...newestLive)
    .limit(POSTS_PER_PAGE)
    .offset((page - 1) * POSTS_PER_PAGE);
}

/**
 * A page of the archive, in the same order. The ids come first, from the index alone: late pages
 * would otherwise read every post before them. @param page from 1
 */
export function archivedPosts(db: Db, page: number) {
  const onPage = db
    .select({ id })
    .from(blogPosts)
    .where(isArchived)
    .orderBy(...newestArchived)
    .limit(POSTS_PER_PAGE)
    .offset((page - 1) * POSTS_PER_PAGE)
    .as('on_page');
  return db
    .select(summaryColumns)
    .from(blogPosts)
    .innerJoin(onPage, eq(id, onPage.id))
    .orderBy(...newestArchived);
}

/** How many posts are in the current list. */
export function countLivePosts(db: Db, now: Date) {
  return db.select({ count: counted }).from(blogPosts).where(isLive(now));
}

/** How many posts are in the archive. */
export function countArchivedPosts(db: Db) {
  return db.select({ count: counted }).from(blogPosts).where(isArchived);
}

/** The post of a slug, when it can be read (isReadable). */
export function readablePost(db: Db, now: Date, wanted: string) {
  return db
    .select(postColumns)
    .from(blogPosts)
    .where(and(eq(slug, wanted), isReadable(now)));
}

/** The place of a post in its list. */
export interface ListPlace {
  readonly id: number;
  readonly since: Date;
  readonly isArchived: boolean;
}

/** The post next to a place in the same list. @param way `newer`: the one above it */
export function neighborOf(db: Db, now: Date, place: ListPlace, way: 'newer' | 'older') {
  const date = place.isArchived ? sql`${blogPosts.publishedAt}` : since;
  const own = sql`(${place.since}::timestamptz, ${place.id}::int)`;
  const [beyond, order] =
    way === 'newer'
      ? [sql`(${date}, ${id}) > ${own}`, [sql`${date} asc nulls first`, sql`${id} asc`]]
      : [sql`(${date}, ${id}) < ${own}`, [sql`${date} desc nulls last`, sql`${id} desc`]];
  return db
    .select({ slug, title })
    .from(blogPosts)
    .where(and(place.isArchived ? isArchived : isLive(now), beyond))
    .orderBy(...order)
    .limit(1);
}

/** The whole current list with its dates alone, newest first. @param count at most this many */
export function livePostDates(db: Db, now: Date, count: number) {
  return db
    .select(dateColumns)
    .from(blogPosts)
    .where(isLive(now))
    .orderBy(...newestLive)
    .limit(count);
}

/** The whole archive with its dates alone, newest first. @param count at most this many */
export function archivedPostDates(db: Db, count: number) {
  return db
    .select(dateColumns)
    .from(blogPosts)
    .where(isArchived)
    .orderBy(...newestArchived)
    .limit(count);
}

/** The newest of the current list with all that feeds say of them. @param count at most this many */
export function newestPosts(db: Db, now: Date, count: number) {
  return db
    .select({ ...postColumns, ...dateColumns })
    .from(blogPosts)
    .where(isLive(now))
    .orderBy(...newestLive)
    .limit(count);
}

/** The whole row of a slug, whether it can be read or not. */
export function postOfSlug(db: Db, wanted: string) {
  return db.select().from(blogPosts).where(eq(slug, wanted));
}

const counted = sql<number>`count(*)::int`;
