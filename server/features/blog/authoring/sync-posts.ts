import type { OperationParts } from '#server/staff/operation.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogFormerSlugs, type BlogPostRow, blogPosts } from '#shared/schema.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { canChangeStatus, isReadable, statusAt } from '../post-status.ts';
import { type WrittenPost, writtenPost } from './post-file.ts';
import { type FieldChange, postDifference } from './post-difference.ts';

export const syncInput = z.strictObject({
  posts: z.array(writtenPost),
  /** Only say what would change. */
  dryRun: z.boolean(),
  /** These are all posts there are: rows without one of them are reported. */
  isWholeFolder: z.boolean(),
  /** Posts that readers see now may become ones that they do not. */
  mayTakeDown: z.boolean(),
});

export interface SyncReport {
  /** Posts that are new or different, with the fields that differ. */
  readonly changes: { slug: string; isNew: boolean; fields: FieldChange[] }[];
  readonly unchanged: number;
  /** Rows whose file is gone; they stay as they are. */
  readonly withoutFile: Pick<BlogPostRow, 'slug' | 'title' | 'status'>[];
  /** Changes of status that may not be; with one of these nothing at all is written. */
  readonly refused: { slug: string; from: string; to: string }[];
  readonly written: boolean;
}

/**
 * Makes rows of posts what their files say: all of them or, when one is refused or fails, none.
 * Rows that are the same already are not touched, so that a second run changes nothing and no page
 * is rendered again.
 */
export async function syncPosts(
  { database: { db }, clock }: OperationParts,
  { posts, dryRun, isWholeFolder, mayTakeDown }: z.output<typeof syncInput>,
): Promise<SyncReport> {
  return db.transaction(async (tx) => {
    // Of two commands at once the second waits here, and then sees what the first one did.
    await tx.execute(sql`lock table ${blogPosts} in share row exclusive mode`);
    const rows = await tx.select().from(blogPosts).orderBy(asc(blogPosts.slug));
    const report = plan(posts, rows, clock(), mayTakeDown);
    const written = !dryRun && report.refused.length === 0;
    if (written) await write(tx, posts, report, clock());
    const slugs = new Set(posts.map(({ slug }) => slug));
    const withoutFile = rows
      .filter(({ slug }) => isWholeFolder && !slugs.has(slug))
      .map(({ slug, title, status }) => ({ slug, title, status }));
    return { ...report, withoutFile, written };
  });
}

type Plan = Pick<SyncReport, 'changes' | 'unchanged' | 'refused'>;

function plan(
  posts: readonly WrittenPost[],
  rows: readonly BlogPostRow[],
  now: Date,
  mayTakeDown: boolean,
): Plan {
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const changes: SyncReport['changes'] = [];
  const refused: SyncReport['refused'] = [];
  for (const post of posts) {
    const row = bySlug.get(post.slug);
    const fields = postDifference(row, post);
    if (fields.length > 0) changes.push({ slug: post.slug, isNew: !row, fields });
    if (row && !isAllowed(row, post, now, mayTakeDown)) {
      refused.push({ slug: post.slug, from: statusAt(row, now), to: post.status });
    }
  }
  return { changes, refused, unchanged: posts.length - changes.length };
}

/** A file of yesterday must not take from readers what was published today; a person may say so. */
function isAllowed(row: BlogPostRow, post: WrittenPost, now: Date, mayTakeDown: boolean): boolean {
  const takesDown = isReadable(row, now) && !isReadable(post, now);
  // A scheduled post that has become public by its time keeps the status it was stored with.
  const mayChange = row.status === post.status || canChangeStatus(row, post.status, now);
  return mayChange && (mayTakeDown || !takesDown);
}

async function write(tx: Queryable, posts: readonly WrittenPost[], { changes }: Plan, now: Date) {
  const changeOf = new Map(changes.map((change) => [change.slug, change]));
  // Oldest first: ids then follow the dates, and neighbors in a list get different banners (by id).
  const changed = posts
    .filter(({ slug }) => changeOf.has(slug))
    .toSorted((one, other) => liveTime(one) - liveTime(other));
  for (const post of changed) {
    const { slug, ...fields } = post;
    const change = changeOf.get(slug);
    if (change?.isNew) {
      // A post that is written under a former address takes it back.
      await tx.delete(blogFormerSlugs).where(eq(blogFormerSlugs.slug, slug));
      await tx.insert(blogPosts).values({ ...post, updatedAt: firstUpdate(post, now) });
    } else {
      const isNews = change?.fields.some(({ field }) => READ_FIELDS.has(field));
      const row = { ...fields, ...(isNews && { updatedAt: now }) };
      await tx.update(blogPosts).set(row).where(eq(blogPosts.slug, slug));
    }
  }
}

/** What readers would call a change of a post. */
const READ_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'summary',
  'content',
  'format',
  'featuredImage',
  'featuredImageAlt',
]);

/** A post was last changed when it came out, whenever it is put into a database. */
export function firstUpdate(post: WrittenPost, now: Date): Date {
  const time = liveTime(post);
  return time < now.getTime() ? new Date(time) : now;
}

/** When readers see a post, in milliseconds; a draft comes last. */
export function liveTime({ status, publishedAt, scheduledFor }: WrittenPost): number {
  return (status === 'scheduled' ? scheduledFor : publishedAt)?.getTime() ?? Infinity;
}
