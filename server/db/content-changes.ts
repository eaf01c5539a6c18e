/** The channel of the trigger in migration 0001. */
export const CONTENT_CHANNEL = 'content_changed';

/**
 * Rows of {at}: when posts become public after `now`, in milliseconds since 1970. A published post
 * may be dated in the future as well. The expression is that of the index blog_posts_live_since.
 */
export function dueTimesQuery(now: Date): { text: string; values: [Date] } {
  const since = `case when status = 'scheduled' then scheduled_for else published_at end`;
  const text = `
    select (extract(epoch from ${since}) * 1000)::float8 as at
    from blog_posts where status in ('published', 'scheduled') and (${since}) > $1`;
  return { text, values: [now] };
}

export const toDueTimes = (rows: readonly { at: number }[]): number[] => rows.map(({ at }) => at);
