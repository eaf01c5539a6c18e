import type { Database } from '#server/db/database.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import {
  archivedPosts,
  countArchivedPosts,
  countLivePosts,
  livePosts,
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
    listPublished: (page: number) => whenAvailable(() => livePosts(db, now(), page)),

    /** How many posts the current list has. */
    countPublished: () => whenAvailable(() => countLivePosts(db, now())).then(countOf),

    /** A page of the archive, newest first; posts without a date last. @param page from 1 */
    listArchived: (page: number) => whenAvailable(() => archivedPosts(db, page)),

    /** How many posts the archive has. */
    countArchived: () => whenAvailable(() => countArchivedPosts(db)).then(countOf),

    /** A live or archived post; undefined when there is none. */
    findPublicBySlug: (slug: string) =>
      whenAvailable(async () => {
        const [post] = await readablePost(db, now(), slug);
        return post;
      }),
  };
}

function countOf([row]: readonly { count: number }[]): number {
  return row?.count ?? 0;
}

export type PublicPost = NonNullable<Awaited<ReturnType<BlogStore['findPublicBySlug']>>>;
export type PublicPostSummary = Omit<PublicPost, 'content' | 'category' | 'updatedAt'>;
