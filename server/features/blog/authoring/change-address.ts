import type { OperationParts } from '#server/staff/operation.ts';
import type { Queryable } from '#server/db/database.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { blogFormerSlugs, blogPosts } from '#shared/schema.ts';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { SLUG } from '../slug.ts';

export const renameInput = z.strictObject({ from: z.string(), to: z.string().regex(SLUG) });
export const deleteInput = z.strictObject({ slug: z.string(), dryRun: z.boolean() });
/**
 * Gives a post another address; the old one, and all before it, lead there for ever.
 * @throws OperatorError when there is no such post, or the address is another post's
 */
export async function renamePost(
  { database: { db }, clock }: OperationParts,
  { from, to }: z.output<typeof renameInput>,
) {
  return db.transaction(async (tx) => {
    const post = await lockedPost(tx, from);
    const [taken] = await tx.select().from(blogPosts).where(eq(blogPosts.slug, to));
    if (taken) throw new OperatorError(`There is a post "${to}" already: ${taken.title}.`);
    const changedAt = clock();
    await tx.update(blogPosts).set({ slug: to }).where(eq(blogPosts.slug, from));
    await tx.delete(blogFormerSlugs).where(eq(blogFormerSlugs.slug, to));
    await tx.update(blogFormerSlugs).set({ movedTo: to }).where(eq(blogFormerSlugs.movedTo, from));
    await tx.insert(blogFormerSlugs).values({ slug: from, movedTo: to, changedAt });
    const former = await tx.select().from(blogFormerSlugs).where(eq(blogFormerSlugs.movedTo, to));
    // Every address that leads to the post now.
    return { title: post.title, formerSlugs: former.map(({ slug }) => slug).sort() };
  });
}

/**
 * Removes a post for good; its address, and all it had before, say from then on that it is gone.
 * @throws OperatorError when there is no such post
 */
export async function deletePost(
  { database: { db }, clock }: OperationParts,
  { slug, dryRun }: z.output<typeof deleteInput>,
) {
  return db.transaction(async (tx) => {
    const { title } = await lockedPost(tx, slug);
    const deletedAt = clock();
    if (!dryRun) {
      await tx.delete(blogPosts).where(eq(blogPosts.slug, slug));
      await tx
        .update(blogFormerSlugs)
        .set({ movedTo: null, changedAt: deletedAt })
        .where(eq(blogFormerSlugs.movedTo, slug));
      await tx.insert(blogFormerSlugs).values({ slug, movedTo: null, changedAt: deletedAt });
    }
    return { slug, title, deletedAt };
  });
}

async function lockedPost(tx: Queryable, slug: string) {
  // Neither a sync nor another command changes posts meanwhile.
  await tx.execute(sql`lock table ${blogPosts} in share row exclusive mode`);
  const [post] = await tx.select().from(blogPosts).where(eq(blogPosts.slug, slug));
  if (!post)
    throw new OperatorError(`The database has no post "${slug}"; "posts list" shows them.`);
  return post;
}
