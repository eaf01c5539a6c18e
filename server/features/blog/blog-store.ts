import type { Database } from '#server/db/database.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { blogPosts } from '#shared/schema.ts';
import { and, desc, eq, getTableColumns, inArray, lte, or, sql, type SQL } from 'drizzle-orm';

const LIST_LIMIT = 50;

const { content: _content, ...summaryColumns } = getTableColumns(blogPosts);
const newestFirst = sql`${blogPosts.publishedAt} desc nulls last`;

export type BlogStore = ReturnType<typeof createBlogStore>;

/**
 * Reads posts. Whether a scheduled post is live is decided here, when it is read: no job has to run
 * at its time.
 * @param now the clock that decides it
 */
export function createBlogStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  /** A live scheduled post was published at the moment it was scheduled for. */
  const isDue = () => and(eq(blogPosts.status, 'scheduled'), lte(blogPosts.scheduledFor, now()));

  const list = (where: SQL | undefined, order: SQL) =>
    db
      .select(summaryColumns)
      .from(blogPosts)
      .where(where)
      .orderBy(order, desc(blogPosts.id))
      .limit(LIST_LIMIT);

  return {
    /** At most 50, newest first, those without a date last; each group separately. */
    listPublished: () =>
      whenAvailable(async () => ({
        published: await list(eq(blogPosts.status, 'published'), newestFirst),
        due: await list(isDue(), desc(blogPosts.scheduledFor)),
      })),

    /** At most 50, newest first. */
    listArchived: () =>
      whenAvailable(() => list(eq(blogPosts.status, 'archived'), newestFirst)),

    /** A published or archived post, or a scheduled one whose time has come. */
    findPublicBySlug: (slug: string) =>
      whenAvailable(() =>
        db.query.blogPosts.findFirst({
          where: and(
            eq(blogPosts.slug, slug),
            or(inArray(blogPosts.status, ['published', 'archived']), isDue()),
          ),
        }),
      ),
  };
}
