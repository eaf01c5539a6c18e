import type { Topic } from './topic.ts';

/** What anything costs is answered once. */
const PRICE = /price|cost|savings|discount/;
/** Topics whose answers hold much of each other: two of them, one below the other, say it twice. */
const GROUPS = [
  'hours round-the-clock office-holidays who-answers',
  'address office-visit-details only-one-office area',
  'software dictation phones',
  'reviews bbb testimonials awards',
  'privacy chat-privacy who-reads-chat retention no-sale ip-address',
].map((group) => new Set(group.split(' ')));

/** Whether two answers would say much the same twice. */
export const coverTheSame = ({ id: one }: Topic, { id: other }: Topic): boolean =>
  (PRICE.test(one) && PRICE.test(other)) ||
  GROUPS.some((group) => group.has(one) && group.has(other));
