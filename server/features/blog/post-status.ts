import type { BlogPostRow, PostStatus } from '#shared/schema.ts';

/**
 * Which status a post may change to from the one it has; drawn in docs/decisions/post-statuses.md.
 * A status may be given again (a new time for a scheduled post), so that repeating a command is safe.
 */
export const POST_TRANSITIONS = {
  draft: ['draft', 'scheduled', 'published'],
  scheduled: ['scheduled', 'draft', 'published'],
  published: ['published', 'draft', 'archived'],
  archived: ['archived', 'published'],
} as const satisfies Record<PostStatus, readonly PostStatus[]>;

/** What decides whether a post can be read: a stored row has it, and so has one about to be stored. */
export type PostTiming = Pick<BlogPostRow, 'status' | 'scheduledFor' | 'publishedAt'>;

/**
 * The status a post has at a moment: a scheduled one whose time has come is published, although
 * no row says so. Transitions start from this one.
 */
export function statusAt(post: PostTiming, now: Date): PostStatus {
  return post.status === 'scheduled' && isLive(post, now) ? 'published' : post.status;
}

/** Whether a post may be given a status at a moment; see POST_TRANSITIONS. */
export function canChangeStatus(post: PostTiming, to: PostStatus, now: Date): boolean {
  return POST_TRANSITIONS[statusAt(post, now)].some((allowed) => allowed === to);
}

/**
 * Whether a post stands in the current list at a moment: scheduled and due, or published and not
 * dated in the future. A published post without a date is there, with 'Scheduled' in the place of
 * its date (spec §2). post-queries.ts says the same in SQL; a test compares them.
 */
export function isLive(post: PostTiming, now: Date): boolean {
  const since = liveSince(post);
  if (post.status === 'published') return since === null || since <= now;
  return post.status === 'scheduled' && since !== null && since <= now;
}

/** Whether a post has a page at a moment: it is live, or in the archive. */
export function isReadable(post: PostTiming, now: Date): boolean {
  return post.status === 'archived' || isLive(post, now);
}

/**
 * The date that readers see. Archiving a post that became public by its schedule stores this
 * as its publishedAt, or the date would be lost with the schedule.
 * @returns null where there is none
 */
export function liveSince({ status, scheduledFor, publishedAt }: PostTiming): Date | null {
  return status === 'scheduled' ? scheduledFor : publishedAt;
}
