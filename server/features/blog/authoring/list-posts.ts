import type { OperationParts } from '#server/staff/operation.ts';
import { blogPosts, liveSince, POST_STATUSES } from '#shared/schema.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { isReadable } from '../post-status.ts';
import { instant } from '#server/lib/instant.ts';

export const listInput = z.strictObject({ status: z.enum(POST_STATUSES).optional() });

export const listOutput = z.array(
  z.object({
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    status: z.enum(POST_STATUSES),
    /** Whether readers see it now, in the current list or in the archive. */
    live: z.boolean(),
    publishedAt: instant.nullable(),
    scheduledFor: instant.nullable(),
    updatedAt: instant,
    category: z.string().nullable(),
    tags: z.array(z.string()),
  }),
);
export type ListedPost = z.output<typeof listOutput>[number];

/** All posts, or those of one status; newest first, drafts (without a date) on top. */
export async function listPosts(
  { database: { db }, clock }: OperationParts,
  { status }: z.output<typeof listInput>,
): Promise<ListedPost[]> {
  const { id, slug, title, publishedAt, scheduledFor, updatedAt, category, tags } = blogPosts;
  const columns = { id, slug, title, publishedAt, scheduledFor, updatedAt, category, tags };
  const rows = await db
    .select({ ...columns, status: blogPosts.status })
    .from(blogPosts)
    .where(status && eq(blogPosts.status, status))
    .orderBy(sql`${liveSince(blogPosts)} desc nulls first`, desc(id));
  return rows.map((row) => ({ ...row, live: isReadable(row, clock()) }));
}
