export { everyPage } from '#scripts/site/every-page.ts';

/** What Chromium itself prints when the document is a 404; everything else is a complaint. */
export const NOT_FOUND_NOTICE = /status of 404/;
