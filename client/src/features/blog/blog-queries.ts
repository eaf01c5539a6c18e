import type {
  archivedPosts,
  BlogPostList,
  BlogPostReply,
  BlogPostSummary,
  publishedPosts,
  singlePost,
} from '#shared/contracts/blog.ts';
import { queryOptions } from '@tanstack/react-query';

/** How many of the newest posts /blog shows (spec §9). */
const BLOG_HOME_POSTS = 6;

// Written out, and held to the contracts by type: importing their values would bring zod's 22 kB.
const PUBLISHED_PATH: (typeof publishedPosts)['path'] = '/api/blog/published';
const ARCHIVED_PATH: (typeof archivedPosts)['path'] = '/api/blog/archived';
const POST_PATH: (typeof singlePost)['path'] = '/api/blog/post/:slug';

/** One page of a list of posts. */
export type PostPage = Pick<BlogPostList, 'posts' | 'page' | 'pageCount'>;

/**
 * What the blog's screens load. The first element of a key is the API path, which the query client
 * reads (spec §7) and the server fills in.
 */
export const blogQueries = {
  /** The newest posts of the current list. */
  published: () =>
    queryOptions({
      queryKey: [PUBLISHED_PATH],
      select: newestPosts,
    }),

  /** A page of the whole current list, newest first. @param page from 1; any other has no posts */
  allPublished: (page = 1) =>
    queryOptions({
      // Another key than above, where the server keeps the newest six only.
      queryKey: [`${PUBLISHED_PATH}?page=${page}`],
      select: postPage,
    }),

  /** A page of the archive, newest first. @param page from 1; any other number has no posts */
  archived: (page = 1) =>
    queryOptions({
      queryKey: [page === 1 ? ARCHIVED_PATH : `${ARCHIVED_PATH}?page=${page}`],
      select: postPage,
    }),

  /** @param slug as it stands in the address, percent-encoded or not */
  post: (slug: string) =>
    queryOptions({
      queryKey: [POST_PATH.replace(':slug', () => encodeURIComponent(decodedSlug(slug)))],
      select: (reply: BlogPostReply) => reply.post,
    }),
};

function postPage(reply: BlogPostList): PostPage {
  return { ...reply, posts: newestFirst(reply.posts) };
}

/** What /blog shows of the current list (spec §7). */
export function newestPosts(reply: BlogPostList): BlogPostSummary[] {
  return newestFirst(reply.posts).slice(0, BLOG_HOME_POSTS);
}

/** A new list, by publish date; posts without a date come last. */
export function newestFirst(posts: readonly BlogPostSummary[]): BlogPostSummary[] {
  const time = (post: BlogPostSummary) => Date.parse(post.publishedAt ?? '') || 0;
  return posts.toSorted((a, b) => time(b) - time(a));
}

/** The router hands slugs over decoded or not, depending on the characters; the key must not differ. */
function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
