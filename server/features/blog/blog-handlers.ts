import type { Handler } from '#server/http/endpoint.ts';
import type {
  archivedPosts,
  postsForService,
  publishedPosts,
  singlePost,
} from '#shared/contracts/blog.ts';
import type { BlogService } from './blog-service.ts';

export const listPublishedPosts =
  (blog: BlogService): Handler<typeof publishedPosts> =>
  async ({ data }) => ({ success: true, ...(await blog.published(data.page)) });

export const listArchivedPosts =
  (blog: BlogService): Handler<typeof archivedPosts> =>
  async ({ data }) => ({ success: true, ...(await blog.archived(data.page)) });

export const readPost =
  (blog: BlogService): Handler<typeof singlePost> =>
  async ({ data }) => ({ success: true, post: await blog.post(data.slug) });

export const listPostsForService =
  (blog: BlogService): Handler<typeof postsForService> =>
  async ({ data }) => ({ success: true, posts: await blog.forService(data.service) });
