import type { Database } from '#server/db/database.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { blogPosts, liveSince } from '#shared/schema.ts';
import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';

const LIST_LIMIT = 50;

const { id, slug, title, summary, featuredImage, tags, content, category, updatedAt } = blogPosts;
const publishedAt = liveSince(blogPosts).mapWith(blogPosts.publishedAt).as('live_since');
const summaryColumns = { id, slug, title, summary, featuredImage, publishedAt, tags };
const postColumns = { ...summaryColumns, content, category, updatedAt };

export type BlogStore = ReturnType<typeof createBlogStore>;

/**
 * Reads posts. Whether a scheduled post is live is decided here, when it is read: no job has to run
 * at its time. `publishedAt` of such a post is the time it was scheduled for.
 * @param now the clock that decides it
 */
export function createBlogStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  const isDue = () => and(eq(blogPosts.status, 'scheduled'), lte(blogPosts.scheduledFor, now()));

  return {
    /** At most 50, newest first; those without a date last. */
    listPublished: () =>
      whenAvailable(() =>
        db
          .select(summaryColumns)
          .from(blogPosts)
          .where(or(eq(blogPosts.status, 'published'), isDue()))
          .orderBy(sql`${liveSince(blogPosts)} desc nulls last`, desc(blogPosts.id))
          .limit(LIST_LIMIT),
      ),

    /** At most 50, newest first; those without a date last. */
    listArchived: () =>
      whenAvailable(() =>
        db
          .select(summaryColumns)
          .from(blogPosts)
          .where(eq(blogPosts.status, 'archived'))
          .orderBy(sql`${blogPosts.publishedAt} desc nulls last`, desc(blogPosts.id))
          .limit(LIST_LIMIT),
      ),

    /** A published or archived post, or a scheduled one whose time has come. */
    findPublicBySlug: (slug: string) =>
      whenAvailable(async () => {
        const isPublic = or(inArray(blogPosts.status, ['published', 'archived']), isDue());
        const [post] = await db
          .select(postColumns)
          .from(blogPosts)
          .where(and(eq(blogPosts.slug, slug), isPublic));
        return post;
      }),
  };
}

export type PublicPost = NonNullable<Awaited<ReturnType<BlogStore['findPublicBySlug']>>>;
export type PublicPostSummary = Omit<PublicPost, 'content' | 'category' | 'updatedAt'>;
