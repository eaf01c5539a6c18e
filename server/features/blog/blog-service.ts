import { NotFoundError } from '#server/errors.ts';
import type { BlogPost, BlogPostSummary } from '#shared/contracts/blog.ts';
import type { BlogStore, PublicPost, PublicPostSummary } from './blog-store.ts';

/** The shape of every slug; anything else need not be looked for (and PostgreSQL refuses NUL). */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export type BlogService = ReturnType<typeof createBlogService>;

/** Posts as the contract gives them; all methods throw UnavailableError while the database is away. */
export function createBlogService(store: BlogStore) {
  return {
    async published(): Promise<BlogPostSummary[]> {
      return (await store.listPublished()).map(toSummary);
    },

    async archived(): Promise<BlogPostSummary[]> {
      return (await store.listArchived()).map(toSummary);
    },

    /** @throws NotFoundError when there is no such post, or it is not public yet */
    async post(slug: string): Promise<BlogPost> {
      const row = SLUG.test(slug) ? await store.findPublicBySlug(slug) : undefined;
      if (!row) throw new NotFoundError('Blog post not found.');
      return toPost(row);
    },
  };
}

function toSummary(row: PublicPostSummary): BlogPostSummary {
  const { id, slug, title, summary, featuredImage, publishedAt, tags } = row;
  return {
    id,
    slug,
    title,
    summary,
    featuredImage,
    publishedAt: publishedAt?.toISOString() ?? null,
    tags,
  };
}

/** A post as the contract gives it. */
export function toPost(row: PublicPost): BlogPost {
  const { content, category, updatedAt } = row;
  return { ...toSummary(row), content, category, updatedAt: updatedAt.toISOString() };
}
