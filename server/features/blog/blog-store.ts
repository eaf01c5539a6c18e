import type { Database } from '#server/db/database.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';
import { blogFormerSlugs } from '#shared/schema.ts';
import { eq } from 'drizzle-orm';
import {
  archivedPosts,
  countArchivedPosts,
  countLivePosts,
  type ListPlace,
  livePosts,
  neighborOf,
  readablePost,
} from './post-queries.ts';

export type BlogStore = ReturnType<typeof createBlogStore>;

/**
 * Reads posts. Whether one is live is decided here, when it is read: no job has to run at its time.
 * `publishedAt` of a scheduled post is the time it was scheduled for.
 * @param now the clock that decides it
 */
export function createBlogStore({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    /** A page of the current list, newest first; posts without a date last. @param page from 1 */
    listPublished: (page: number) => withDatabaseTimeout(() => livePosts(db, now(), page)),

    /** How many posts the current list has. */
    countPublished: () => withDatabaseTimeout(() => countLivePosts(db, now())).then(countOf),

    /** A page of the archive, newest first; posts without a date last. @param page from 1 */
    listArchived: (page: number) => withDatabaseTimeout(() => archivedPosts(db, page)),

    /** How many posts the archive has. */
    countArchived: () => withDatabaseTimeout(() => countArchivedPosts(db)).then(countOf),

    /** A live or archived post; undefined when there is none. */
    findPublicBySlug: (slug: string) =>
      withDatabaseTimeout(async () => {
        const [post] = await readablePost(db, now(), slug);
        return post;
      }),

    /** The posts above and below one in its list; undefined at the ends. */
    neighborsOf: (place: ListPlace) =>
      withDatabaseTimeout(async () => {
        const [[newer], [older]] = await Promise.all([
          neighborOf(db, now(), place, 'newer'),
          neighborOf(db, now(), place, 'older'),
        ]);
        return { newer, older };
      }),

    /** What became of a post that had this address; undefined when none ever had it. */
    findFormer: (slug: string) =>
      withDatabaseTimeout(async () => {
        const [former] = await db
          .select()
          .from(blogFormerSlugs)
          .where(eq(blogFormerSlugs.slug, slug));
        return former;
      }),
  };
}

function countOf([row]: readonly { count: number }[]): number {
  return row?.count ?? 0;
}

export type PublicPost = NonNullable<Awaited<ReturnType<BlogStore['findPublicBySlug']>>>;
export type PublicPostSummary = Omit<
  PublicPost,
  'status' | 'content' | 'format' | 'category' | 'updatedAt'
>;
