import { blogPosts, type NewBlogPost } from '#shared/schema.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/**
 * Puts the sample posts into an empty blog; one with any post is left alone.
 * @param readPosts called only when the blog is empty: a fault in a file that is being written
 *   must not keep a site with posts from starting
 * @returns how many posts were written: all of them, or none
 */
export async function seedSamplePosts(
  db: Queryable,
  readPosts: () => Promise<readonly NewBlogPost[]>,
): Promise<number> {
  if ((await db.$count(blogPosts)) > 0) return 0;
  const posts = await readPosts();
  if (posts.length === 0) return 0;
  return db.transaction(async (tx) => {
    // Of two instances that start at once the second waits here, and then finds the posts.
    await tx.execute(sql`lock table ${blogPosts} in share row exclusive mode`);
    if ((await tx.$count(blogPosts)) > 0) return 0;
    await tx.insert(blogPosts).values([...posts]);
    return posts.length;
  });
}
