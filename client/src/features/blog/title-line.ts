import { cleanTitle } from '#shared/blog/clean-title.ts';

const MONTH_AND_YEAR =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) (?=\d{4}\b)/g;

/** A post's title as a page shows it: no line ends between a month and its year. */
export function titleLine(title: string): string {
  return cleanTitle(title).replace(MONTH_AND_YEAR, '$1\u00a0');
}
