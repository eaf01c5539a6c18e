import { z } from 'zod';
import { apiPaths } from '../api/paths.ts';
import { serviceIds } from '../services/index.ts';
import { defineContract } from './contract.ts';
import { postBlock } from './post-body.ts';

/** A post as lists show it. Times are ISO 8601 in UTC. */
export const blogPostSummary = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  summary: z.string().nullable(),
  featuredImage: z.string().nullable(),
  /** What the picture shows; null where nobody has said, and where there is none. */
  featuredImageAlt: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  tags: z.array(z.string()),
});

const postLink = z.object({ slug: z.string(), title: z.string() });
const datedPostLink = postLink.extend({ publishedAt: z.iso.datetime().nullable() });

/** Where a reader may go on from a post; null at the ends of its list. */
const postSurroundings = z.object({
  newer: postLink.nullable(),
  older: postLink.nullable(),
  related: z.array(datedPostLink),
});

export const blogPost = blogPostSummary.extend({
  content: z.string(),
  /** What the content says, of a post written as Markdown; others are shown as they are typed. */
  blocks: z.array(postBlock).optional(),
  category: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  /** Left out of a preview. */
  around: postSurroundings.optional(),
});

/** Lists come in pages of 50; without a number it is the first. */
const listPage = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .default(1),
});

const postList = z.object({
  success: z.literal(true),
  posts: z.array(blogPostSummary),
  /** From 1. */
  page: z.number().int(),
  /** How many pages there are; an empty list has one. */
  pageCount: z.number().int(),
});

export const publishedPosts = defineContract({
  method: 'GET',
  path: apiPaths.publishedPosts,
  request: listPage,
  query: ['page'],
  response: postList,
});

export const archivedPosts = defineContract({
  method: 'GET',
  path: apiPaths.archivedPosts,
  request: listPage,
  query: ['page'],
  response: postList,
});

export const singlePost = defineContract({
  method: 'GET',
  path: apiPaths.post,
  request: z.strictObject({ slug: z.string().min(1).max(200) }),
  response: z.object({ success: z.literal(true), post: blogPost }),
});

export const postsForService = defineContract({
  method: 'GET',
  path: apiPaths.postsForService,
  request: z.strictObject({ service: z.enum(serviceIds) }),
  response: z.object({ success: z.literal(true), posts: z.array(datedPostLink) }),
});

export type BlogPostSummary = z.infer<typeof blogPostSummary>;
export type BlogPost = z.infer<typeof blogPost>;
export type PostSurroundings = z.infer<typeof postSurroundings>;
export type BlogPostList = z.infer<typeof postList>;
export type DatedPostLink = z.infer<typeof datedPostLink>;
export type PostsForServiceReply = z.infer<typeof postsForService.response>;
export type BlogPostReply = z.infer<typeof singlePost.response>;
