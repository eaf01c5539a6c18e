import { sql } from 'drizzle-orm';
import { check, index, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';
import { createdAt, id, instant, length, oneOf } from './columns.ts';

export const POST_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;

/** `plain`: paragraphs and double-asterisk headings (spec §2), nothing else. */
export const POST_FORMATS = ['plain', 'markdown'] as const;

/**
 * Since when a published post or a due scheduled one is public: a scheduled post becomes public at
 * its time, whatever published_at holds (its default is when the row was made).
 */
export const liveSince = (table: Record<'status' | 'scheduledFor' | 'publishedAt', PgColumn>) =>
  sql`(case when ${table.status} = 'scheduled' then ${table.scheduledFor} else ${table.publishedAt} end)`;

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    /** As its author typed it; `format` says how it is read. */
    content: text().notNull(),
    format: text({ enum: POST_FORMATS }).notNull().default('plain'),
    summary: text(),
    publishedAt: instant('published_at').defaultNow(),
    createdAt: createdAt(),
    /** When its words or picture were last changed; a change of status or tags is no news to readers. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    status: text({ enum: POST_STATUSES }).notNull().default('draft'),
    /** A scheduled post is live from this moment on; nobody has to change its status. */
    scheduledFor: instant('scheduled_for'),
    category: text(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    featuredImage: text('featured_image'),
    /** What the picture shows, for those who cannot see it. */
    featuredImageAlt: text('featured_image_alt'),
  },
  (table) => [
    // Each list in the order of its pages; the id decides between posts of the same moment. Written
    // out, since drizzle's desc() adds 'nulls last' to the id, and then no query is in this order.
    index('blog_posts_archived')
      .on(sql`${table.publishedAt} desc nulls last`, sql`${table.id} desc`)
      .where(oneOf(table.status, ['archived'])),
    index('blog_posts_live_since')
      .on(sql`${liveSince(table)} desc nulls last`, sql`${table.id} desc`)
      .where(oneOf(table.status, ['published', 'scheduled'])),
    check('blog_posts_status', oneOf(table.status, POST_STATUSES)),
    check('blog_posts_format', oneOf(table.format, POST_FORMATS)),
    check(
      'blog_posts_scheduled_needs_time',
      sql`${table.status} <> 'scheduled' or ${table.scheduledFor} is not null`,
    ),
    // 'archive' is a view, never a slug (spec §2).
    check(
      'blog_posts_slug',
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${table.slug} <> 'archive'`,
    ),
    check('blog_posts_slug_length', length(table.slug, 1, 200)),
    check('blog_posts_title_length', length(table.title, 1, 200)),
    check('blog_posts_content_length', length(table.content, 1, 200_000)),
    check('blog_posts_summary_length', length(table.summary, 0, 1_000)),
    check('blog_posts_category_length', length(table.category, 1, 100)),
    check('blog_posts_featured_image_length', length(table.featuredImage, 1, 2_000)),
    check('blog_posts_featured_image_alt_length', length(table.featuredImageAlt, 1, 500)),
    check(
      'blog_posts_tags_length',
      sql`cardinality(${table.tags}) <= 20 and char_length(array_to_string(${table.tags}, ',', '')) <= 1000`,
    ),
  ],
);

/**
 * Addresses that posts had: renamed ones lead on for ever, deleted ones say that they are gone. A slug is
 * either here or in blog_posts.
 */
export const blogFormerSlugs = pgTable(
  'blog_former_slugs',
  {
    slug: text().primaryKey(),
    /** Where the post is now; null: it was deleted. */
    movedTo: text('moved_to'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    check('blog_former_slugs_slug_length', length(table.slug, 1, 200)),
    check('blog_former_slugs_moved_to_length', length(table.movedTo, 1, 200)),
    check('blog_former_slugs_no_circle', sql`${table.movedTo} <> ${table.slug}`),
  ],
);

export const insertBlogPostSchema = createInsertSchema(blogPosts).omit({
  createdAt: true,
  updatedAt: true,
});

export type BlogPostRow = typeof blogPosts.$inferSelect;
export type NewBlogPost = typeof blogPosts.$inferInsert;
export type PostStatus = (typeof POST_STATUSES)[number];
