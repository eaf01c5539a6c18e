import type { Database } from '#server/db/database.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';
import type { PublicPost } from './blog-store.ts';
import { archivedPostDates, livePostDates, newestPosts, readablePost } from './post-queries.ts';
import { SLUG } from './slug.ts';

/** A sitemap may name 50,000 addresses (sitemaps.org); the other pages need some of them. */
const MAX_POSTS = 49_000;

export type PublicPosts = ReturnType<typeof createPublicPosts>;

/**
 * Posts as programs read them: sitemap, feeds, share pictures. What is public is decided when it is
 * read, by the same queries and the same clock as on the blog's pages. All methods throw
 * UnavailableError while the database is away.
 * @param now the clock
 */
export function createPublicPosts({ db }: Pick<Database, 'db'>, now: () => Date) {
  return {
    /**
     * Every post that has a page: its address and its dates. The current list first, then the archive,
     * each by its own index.
     */
    all: () =>
      withDatabaseTimeout(async () => {
        const live = await livePostDates(db, now(), MAX_POSTS);
        const archived = await archivedPostDates(db, MAX_POSTS - live.length);
        return withDates([...live, ...archived]);
      }),

    /** One that has a page; undefined when there is none. @param wanted a slug that may hold anything */
    find: async (wanted: string): Promise<Pick<PublicPost, 'title' | 'category'> | undefined> => {
      // PostgreSQL refuses NUL and broken surrogates; no slug has either.
      if (!SLUG.test(wanted)) return undefined;
      const [found] = await withDatabaseTimeout(() => readablePost(db, now(), wanted));
      return found;
    },

    /** The newest of the current list, with their content. @param count at most this many */
    newest: (count: number) =>
      withDatabaseTimeout(() => newestPosts(db, now(), count)).then(withDates),
  };
}

export type PublicPostDates = Awaited<ReturnType<PublicPosts['all']>>[number];

interface Row {
  status: string;
  updatedAt: Date;
  createdAt: Date;
  /** Since when it is public; null where no date was given. */
  publishedAt: Date | null;
}

/** With `changedAt`: when readers could last see something new of it. */
function withDates<T extends Row>(rows: readonly T[]) {
  return rows.map((row) => {
    const { status, updatedAt, createdAt, ...facts } = row;
    return { ...facts, isArchived: status === 'archived', changedAt: changedAt(row) };
  });
}

/**
 * An edit counts, and so does the moment a post became public. The moment a row was made does not: a
 * post of last year that is put into a new database has not changed today.
 */
function changedAt({ publishedAt, updatedAt, createdAt }: Row): Date {
  const edited = updatedAt > createdAt ? updatedAt : undefined;
  if (!publishedAt) return edited ?? createdAt;
  return edited && edited > publishedAt ? edited : publishedAt;
}
