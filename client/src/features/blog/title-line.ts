import { cleanTitle } from '#shared/blog/clean-title.ts';

const MONTH_TO_YEAR =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2}, )?(?=\d{4}\b)/g;

/** A post's title as a page shows it. */
export function titleLine(title: string): string {
  return wholeDates(cleanTitle(title));
}

/** A text in which no line ends between a month and its year. */
export function wholeDates(text: string): string {
  return text.replace(MONTH_TO_YEAR, (date) => date.replaceAll(' ', '\u00a0'));
}
