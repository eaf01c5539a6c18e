import { DETAIL_MARK } from './detail-owner.ts';

/** Where people read details that are not theirs. */
const SOURCE =
  '(?:(?:home|web)?page|(?:web)?site|google|directory|invoice|bill|statement|flyer|footer|header|listing|brochure|letterhead|card|ad|poster|sign|map|maps|yelp|facebook|linkedin|portal|form|label|sticker|envelope|contract|book|list|p[aá]gina|sitio|factura|folleto|tarjeta|anuncio|letrero)';
const SHOWS =
  "(?:says|said|lists|listed|shows|showed|showing|has|gives|reads|mentions|states|displays|names|there is|there's|dice|muestra|aparece|sale|tiene)";
/** Up to the first detail: "contact page says: Support Desk, ", "you are listed as ". */
const READ_BEFORE = [
  `\\b${SOURCE}\\b[^.?!]{0,40}\\b${SHOWS}\\b(?! (?:to|you (?:do|offer|have|can|work|need|help|are open)|that you)\\b)[^?!]{0,60}$`,
  `\\b(?:listed|shown|given|named|published|printed|posted) (?:as|under|with|in|on|at)\\b[^?!]{0,60}$`,
  `\\b(?:on|in|under) (?:your|the|our|this) (?:\\w{1,12} ){0,2}${SOURCE}\\b[^.?!]{0,60}$`,
  `\\bunder (?:contact|about)\\b[^.?!]{0,60}$`,
].map((source) => new RegExp(source, 'u'));
const SEES = /\b(?:i|we) (?:can |only |just |do )?(?:see|saw|found|find|read)\b/u;
const SEEN_THERE = new RegExp(
  `^.{0,60}\\b(?:(?:on|in|at) (?:your|the|our|a|this|google|facebook|yelp)\\b|online\\b|${SOURCE}\\b)`,
  'u',
);
/** "Is that number open on weekends?", "is that what you have on file?": of what was just said. */
const ASKED_BEHIND =
  /^.{0,60}\b(?:is|are|was|does|do|es|son) (?:that|this|it|these|those|they|he|she|ese|esa|este)\b(?: \w{1,12}){0,5} (?:on file|on record|you have|you've got|in your (?:system|records|files?)|open|reachable|answered|monitored|staffed|yours|you guys|tienen)\b[^?]{0,60}\?/u;
const STILL_SO =
  /^.{0,60}\b(?:still (?:right|good|correct|valid|current|with you|there|active|working|your)|up to date)\b[^?]{0,30}\?/u;
const OF_ONESELF =
  /\b(?:i'm|i am|my (?:name|number|cell|phone|e-?mail)|(?:call|text|contact|reach|ring) (?:me|us)|i (?:put|filled|entered|wrote|left|sent|submitted|typed)|me llamo|soy|ll[aá]m\w{0,4}(?:me|nos))\b/u;
/** In characters: as much before a detail as says where it was read. */
const LONGEST_BEFORE = 160;

export const READ_OUT_PATTERNS: readonly RegExp[] = [
  ...READ_BEFORE,
  SEEN_THERE,
  ASKED_BEHIND,
  STILL_SO,
];

/**
 * Whether details are read out from a page, a flyer or a file, to ask about them.
 * @param masked with DETAIL_MARK in place of the details
 */
export function isReadOut(masked: string): boolean {
  const text = masked.replace(/\s/g, ' ').toLowerCase();
  if (!text.includes('?') || OF_ONESELF.test(text)) return false;
  const first = text.indexOf(DETAIL_MARK);
  const before = text.slice(Math.max(0, first - LONGEST_BEFORE), first);
  const behind = text.slice(text.lastIndexOf(DETAIL_MARK) + 1);
  return (
    READ_BEFORE.some((pattern) => pattern.test(before)) ||
    (SEES.test(before) && SEEN_THERE.test(behind)) ||
    ASKED_BEHIND.test(behind) ||
    STILL_SO.test(behind)
  );
}
