import { createContext } from 'react';

/** What is known of an article beyond its words (spec §3). Times are ISO 8601. */
export interface ArticleData {
  readonly publishedTime: string;
  readonly modifiedTime: string;
  readonly author: string;
  readonly section: string;
  readonly tags: readonly string[];
}

/** What a page says about itself to machines. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Path of the page, with the part of the query that decides its content; null where nothing is. */
  readonly canonicalPath: string | null;
  readonly isIndexed: boolean;
  /** What breadcrumbs call the page when its parameters decide it, e.g. the title of a post. */
  readonly name?: string;
  readonly articleData?: ArticleData;
}

/**
 * Lets the server hear what the page says about itself: it writes more tags from it than a browser
 * needs (docs/decisions/page-meta.md). The browser has no use for it.
 */
export const PageHeadContext = createContext<(head: PageHead) => void>(() => undefined);
