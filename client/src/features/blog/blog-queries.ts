import { apiPaths } from '#shared/api/paths.ts';
import type {
  BlogPostList,
  BlogPostReply,
  BlogPostSummary,
  PostsForServiceReply,
} from '#shared/contracts/blog.ts';
import type { ServiceId } from '#shared/services/index.ts';
import { queryOptions } from '@tanstack/react-query';

/** How many of the newest posts /blog shows (spec §9). */
const BLOG_HOME_POSTS = 6;

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
      queryKey: [apiPaths.publishedPosts],
      select: newestPosts,
    }),

  /** A page of the whole current list, newest first. @param page from 1; any other has no posts */
  allPublished: (page = 1) =>
    queryOptions({
      // Another key than above, where the server keeps the newest six only.
      queryKey: [`${apiPaths.publishedPosts}?page=${page}`],
      select: postPage,
    }),

  /** A page of the archive, newest first. @param page from 1; any other number has no posts */
  archived: (page = 1) =>
    queryOptions({
      queryKey: [page === 1 ? apiPaths.archivedPosts : `${apiPaths.archivedPosts}?page=${page}`],
      select: postPage,
    }),

  /** @param slug as it stands in the address, percent-encoded or not */
  post: (slug: string) =>
    queryOptions({
      queryKey: [apiPaths.post.replace(':slug', () => encodeURIComponent(decodedSlug(slug)))],
      select: (reply: BlogPostReply) => reply.post,
    }),

  /** What to read about a service. */
  forService: (id: ServiceId) =>
    queryOptions({
      queryKey: [apiPaths.postsForService.replace(':service', id)],
      select: (reply: PostsForServiceReply) => reply.posts,
    }),
};

function postPage(reply: BlogPostList): PostPage {
  return { ...reply, posts: newestFirst(reply.posts) };
}

/** The current list with the posts that /blog shows and no other. */
export function withNewestPosts(reply: BlogPostList): BlogPostList {
  return { ...reply, posts: newestPosts(reply) };
}

/** A post without the Markdown that its parts were read from. */
export function withoutSource(reply: BlogPostReply): BlogPostReply {
  return reply.post.blocks ? { ...reply, post: { ...reply.post, content: '' } } : reply;
}

/** What /blog shows of the current list (spec §7). */
function newestPosts(reply: BlogPostList): BlogPostSummary[] {
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
