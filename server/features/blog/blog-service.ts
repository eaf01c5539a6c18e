import { GoneError, NotFoundError } from '#server/lib/errors.ts';
import type {
  BlogPost,
  BlogPostList,
  BlogPostSummary,
  DatedPostLink,
  PostSurroundings,
} from '#shared/contracts/blog.ts';
import { serviceById, type ServiceId } from '#shared/services/index.ts';
import type { BlogStore, PublicPost, PublicPostSummary } from './blog-store.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { POSTS_PER_PAGE } from './post-queries.ts';
import { SLUG } from './slug.ts';

/** One page of a list, newest first. */
export type PostPage = Omit<BlogPostList, 'success'>;

export type BlogService = ReturnType<typeof createBlogService>;

/**
 * Posts as the contract gives them; all methods throw UnavailableError while the database is away.
 * @param withPictures leaves out the pictures that are not there
 */
export function createBlogService(
  store: BlogStore,
  withPictures: <Post extends PublicPostSummary>(posts: readonly Post[]) => Promise<Post[]> = (
    posts,
  ) => Promise.resolve([...posts]),
) {
  async function pageOf(
    page: number,
    reading: Promise<PublicPostSummary[]>,
    counting: Promise<number>,
  ): Promise<PostPage> {
    const [rows, count] = await Promise.all([reading, counting]);
    // The first page is there even when it is empty.
    if (rows.length === 0 && page > 1) throw new NotFoundError('There is no such page.');
    const pageCount = Math.max(page, Math.ceil(count / POSTS_PER_PAGE));
    return { posts: (await withPictures(rows)).map(toSummary), page, pageCount };
  }

  return {
    /** @throws NotFoundError for a page beyond the last */
    published: (page = 1): Promise<PostPage> =>
      pageOf(page, store.listPublished(page), store.countPublished()),

    /** @throws NotFoundError for a page beyond the last */
    archived: (page = 1): Promise<PostPage> =>
      pageOf(page, store.listArchived(page), store.countArchived()),

    /**
     * @throws NotFoundError when there is no such post, or it is not public yet
     * @throws GoneError when it was deleted
     */
    async post(slug: string): Promise<BlogPost> {
      // Nothing else need be looked for, and PostgreSQL refuses NUL.
      const row = SLUG.test(slug) ? await store.findPublicBySlug(slug) : undefined;
      if (row) {
        const [[shown = row], around] = await Promise.all([
          withPictures([row]),
          surroundingsOf(row, store),
        ]);
        return { ...toPost(shown), around };
      }
      const former = SLUG.test(slug) ? await store.findFormer(slug) : undefined;
      if (former?.movedTo === null) throw new GoneError('This blog post was deleted.');
      throw new NotFoundError('Blog post not found.');
    },

    /** What to read about a service: posts that share most of its topics, newest first. */
    async forService(id: ServiceId): Promise<DatedPostLink[]> {
      const topics = serviceById(id)?.topics ?? [];
      const [current, archived] = await Promise.all([
        store.listPublished(1),
        store.listArchived(1),
      ]);
      const fitting = [...current, ...archived].filter((post) => sharedTags(post, topics) > 0);
      return mostFitting(fitting, topics).toSorted(newestFirst);
    },

    /** What became of a post that had this slug; undefined when none ever had it. */
    async former(slug: string): Promise<{ readonly movedTo: string | null } | undefined> {
      return SLUG.test(slug) ? store.findFormer(slug) : undefined;
    },
  };
}

/** How many posts a reader is offered below one, or beside a service. */
const RELATED_POSTS = 3;

const sharedTags = ({ tags }: PublicPostSummary, wanted: readonly string[]) =>
  tags.filter((tag) => wanted.includes(tag)).length;

/** Those that share most of the tags; of equals, what comes first. */
function mostFitting(
  posts: readonly PublicPostSummary[],
  wanted: readonly string[],
): DatedPostLink[] {
  return posts
    .toSorted((one, other) => sharedTags(other, wanted) - sharedTags(one, wanted))
    .slice(0, RELATED_POSTS)
    .map(({ slug, title, publishedAt }) => ({
      slug,
      title,
      publishedAt: publishedAt?.toISOString() ?? null,
    }));
}

/** As they stand in the blog; dates are drawn beside them. */
const newestFirst = (one: DatedPostLink, other: DatedPostLink) =>
  (other.publishedAt ?? '').localeCompare(one.publishedAt ?? '');

/** The neighbors in its list, and the posts of the newest page that share most of its tags. */
async function surroundingsOf(post: PublicPost, store: BlogStore): Promise<PostSurroundings> {
  const { id, publishedAt: since, status } = post;
  const [newest, { newer, older }] = await Promise.all([
    store.listPublished(1),
    // Without a date it has no place in the order.
    since
      ? store.neighborsOf({ id, since, isArchived: status === 'archived' })
      : { newer: undefined, older: undefined },
  ]);
  const offered = new Set([post.slug, newer?.slug, older?.slug]);
  const others = newest.filter(({ slug }) => !offered.has(slug));
  const related = mostFitting(others, post.tags);
  return { newer: newer ?? null, older: older ?? null, related };
}

function toSummary(row: PublicPostSummary): BlogPostSummary {
  const { id, slug, title, summary, featuredImage, featuredImageAlt, publishedAt, tags } = row;
  return {
    id,
    slug,
    title,
    summary,
    featuredImage,
    featuredImageAlt,
    publishedAt: publishedAt?.toISOString() ?? null,
    tags,
  };
}

/** A post as the contract gives it. */
export function toPost(row: PublicPost): BlogPost {
  const { content, format, category, updatedAt } = row;
  return {
    ...toSummary(row),
    content,
    ...(format === 'markdown' && { blocks: readMarkdown(content) }),
    category,
    updatedAt: updatedAt.toISOString(),
  };
}
