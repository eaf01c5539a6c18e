/** When the browser measures what (spec §4, §9); the table of events takes its values from here. */

export const SCROLL_DEPTHS_PERCENT = [25, 50, 75, 100] as const;
export const TIME_ON_PAGE_SECONDS = [30, 60, 120, 300] as const;
/** A social referral is reported so long after the page was opened. */
export const SOCIAL_REFERRAL_DELAY_MS = 1_000;
/** A visit of a service page past this is a deep engagement. */
export const DEEP_ENGAGEMENT_SECONDS = 120;
/** A chat with so many messages of the visitor is qualified. */
export const QUALIFIED_CHAT_MESSAGES = 3;
/** Events that wait for a script look for it this often, and give up after this long. */
export const FLUSH_POLL_MS = 100;
export const FLUSH_GIVE_UP_MS = 10_000;
