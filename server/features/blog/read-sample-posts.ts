import { type NewBlogPost, POST_STATUSES } from '#shared/schema.ts';
import matter from 'gray-matter';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** YAML makes a Date of an unquoted time and a string of a quoted one. */
const instant = z.union([
  z.date(),
  z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
]);

const frontMatter = z
  .strictObject({
    title: z.string().min(1).max(200),
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    summary: z.string().min(1).max(1_000),
    tags: z.array(z.string().min(1)).default([]),
    category: z.string().min(1).optional(),
    status: z.enum(POST_STATUSES),
    publishedAt: instant.optional(),
    scheduledFor: instant.optional(),
    featuredImage: z.string().optional(),
  })
  .refine((post) => post.status !== 'scheduled' || post.scheduledFor, {
    path: ['scheduledFor'],
    error: 'A scheduled post needs a time.',
  });

/**
 * Reads the posts in a folder of Markdown files with front matter, oldest first: ids then follow the
 * dates, and neighbours in a list get different banners (chosen by id, spec §2).
 * @throws Error that names the file whose front matter is wrong
 */
export async function readSamplePosts(folder: string): Promise<NewBlogPost[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const posts = await Promise.all(
    names.map(async (name) => toPost(name, await readFile(join(folder, name), 'utf8'))),
  );
  return posts.sort((one, other) => timeOf(one) - timeOf(other));
}

/** When readers see the post, in milliseconds; a draft comes last. */
function timeOf({ publishedAt, scheduledFor }: NewBlogPost): number {
  return (publishedAt ?? scheduledFor)?.getTime() ?? Infinity;
}

function toPost(name: string, text: string): NewBlogPost {
  const { data, content } = matter(text);
  const parsed = frontMatter.safeParse(data);
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  const { category, featuredImage, scheduledFor, publishedAt, ...rest } = parsed.data;
  return {
    ...rest,
    content: content.trim(),
    category: category ?? null,
    featuredImage: featuredImage ?? null,
    scheduledFor: scheduledFor ?? null,
    // Null rather than the column's default: a scheduled post or a draft was not published now.
    publishedAt: publishedAt ?? null,
    // A sample was last changed when it came out, whenever it is put into the database.
    ...(publishedAt && { updatedAt: publishedAt }),
  };
}
