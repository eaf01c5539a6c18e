import type { Database } from '#server/db/database.ts';
import { whenAvailable } from '#server/db/when-available.ts';
import { blogPosts, liveSince } from '#shared/schema.ts';
import { and, desc, eq, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';

/** A sitemap may name 50,000 addresses (sitemaps.org); the other pages need some of them. */
const MAX_POSTS = 49_000;

const { slug, title, summary, content, tags, category, status, updatedAt, createdAt } = blogPosts;
const liveAt = liveSince(blogPosts).mapWith(blogPosts.publishedAt).as('live_since');
const columns = { slug, title, summary, tags, category, status, updatedAt, createdAt, liveAt };

/** Newest first; those without a date last, like the blog itself. */
const newestFirst = [sql`${liveSince(blogPosts)} desc nulls last`, desc(blogPosts.id)];

export type PublicPosts = ReturnType<typeof createPublicPosts>;

/**
 * Posts as programs read them: sitemap, feeds, share pictures. What is public is decided when it is
 * read, by the same clock as on the blog's pages. All methods throw UnavailableError while the
 * database is away.
 * @param now the clock
 */
export function createPublicPosts({ db }: Pick<Database, 'db'>, now: () => Date) {
  const isLive = () =>
    and(
      or(eq(status, 'published'), eq(status, 'scheduled')),
      or(isNull(liveSince(blogPosts)), lte(liveSince(blogPosts), now())),
    );
  const isPublic = () => or(isLive(), eq(status, 'archived'));

  return {
    /** Every post that has a page, archived ones too. */
    all: (): Promise<PublicPostFacts[]> =>
      whenAvailable(() => read(db, isPublic()).limit(MAX_POSTS)).then(withDates),

    /** One that has a page; undefined when there is none. @param wanted a slug that may hold anything */
    find: async (wanted: string): Promise<PublicPostFacts | undefined> => {
      // PostgreSQL refuses NUL and broken surrogates; no slug has either.
      if (!/^[a-z0-9-]{1,200}$/.test(wanted)) return undefined;
      const found = await whenAvailable(() => read(db, and(eq(slug, wanted), isPublic())));
      return withDates(found)[0];
    },

    /** The newest of the current list, with their content. @param count at most this many */
    newest: (count: number): Promise<(PublicPostFacts & { content: string })[]> =>
      whenAvailable(() =>
        db
          .select({ ...columns, content })
          .from(blogPosts)
          .where(and(isLive(), ne(status, 'archived')))
          .orderBy(...newestFirst)
          .limit(count),
      ).then(withDates),
  };
}

export interface PublicPostFacts {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly tags: string[];
  readonly category: string | null;
  readonly isArchived: boolean;
  /** Since when it is public; null where nobody said. */
  readonly liveAt: Date | null;
  /** When readers could last see something new of it. */
  readonly changedAt: Date;
}

function read(db: Database['db'], condition: SQL | undefined) {
  return db
    .select(columns)
    .from(blogPosts)
    .where(condition)
    .orderBy(...newestFirst);
}

interface Row {
  status: string;
  updatedAt: Date;
  createdAt: Date;
  liveAt: Date | null;
}

function withDates<T extends Row>(rows: readonly T[]) {
  return rows.map((row) => {
    const { status: state, updatedAt: updated, createdAt: created, ...facts } = row;
    return { ...facts, isArchived: state === 'archived', changedAt: changedAt(row, created) };
  });
}

/**
 * An edit counts, and so does the moment a post became public. The moment a row was made does not: a
 * post of last year that is put into a new database has not changed today.
 */
function changedAt({ liveAt, updatedAt: updated }: Row, created: Date): Date {
  const edited = updated > created ? updated : undefined;
  if (!liveAt) return edited ?? created;
  return edited && edited > liveAt ? edited : liveAt;
}
