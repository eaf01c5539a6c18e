import type { NewBlogPost } from '#shared/schema.ts';
import { randomUUID } from 'node:crypto';

/** A published post with everything a post needs; what a test is about it says itself. */
export function buildPost(overrides: Partial<NewBlogPost> = {}): NewBlogPost {
  return {
    title: 'Backups you can restore',
    slug: `backups-${randomUUID()}`,
    content: 'A backup nobody has restored is a hope.',
    summary: 'How to test a backup.',
    status: 'published',
    publishedAt: new Date('2026-01-05T14:00:00Z'),
    tags: ['healthcare backups'],
    ...overrides,
  };
}
