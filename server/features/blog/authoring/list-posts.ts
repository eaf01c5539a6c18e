import type { OperationParts } from '#server/staff/operation.ts';
import { blogPosts, liveSince, POST_STATUSES } from '#shared/schema.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isReadable } from '../post-status.ts';

export const listInput = z.strictObject({ status: z.enum(POST_STATUSES).optional() });

export type ListedPost = Awaited<ReturnType<typeof listPosts>>[number];

/** All posts, or those of one status; newest first, drafts (without a date) on top. */
export async function listPosts(
  { database: { db }, clock }: OperationParts,
  { status }: z.output<typeof listInput>,
) {
  const { id, slug, title, publishedAt, scheduledFor, updatedAt, category, tags } = blogPosts;
  const columns = { id, slug, title, publishedAt, scheduledFor, updatedAt, category, tags };
  const rows = await db
    .select({ ...columns, status: blogPosts.status })
    .from(blogPosts)
    .where(status && eq(blogPosts.status, status))
    .orderBy(sql`${liveSince(blogPosts)} desc nulls first`, desc(id));
  // Live: readers see it now, in the current list or in the archive.
  return rows.map((row) => ({ ...row, live: isReadable(row, clock()) }));
}
