/** The channel of the trigger in migration 0001. */
export const CONTENT_CHANNEL = 'content_changed';

/** Rows of {at}: when scheduled posts come or came due, in milliseconds since 1970. */
export const DUE_TIMES_SQL = `
  select (extract(epoch from scheduled_for) * 1000)::float8 as at
  from blog_posts where status = 'scheduled'`;

export const toDueTimes = (rows: readonly { at: number }[]): number[] => rows.map(({ at }) => at);
