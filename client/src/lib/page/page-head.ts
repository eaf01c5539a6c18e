import type { ListedPage } from '#shared/pages/index.ts';

/** What is known of an article beyond its words (spec §3). Times are ISO 8601. */
export interface ArticleData {
  readonly publishedTime: string;
  readonly modifiedTime: string;
  readonly author: string;
  readonly section: string;
  readonly tags: readonly string[];
}

/** Another address that belongs to the page: the page before or after it in a list, a feed. */
export interface HeadLink {
  readonly rel: 'prev' | 'next' | 'alternate';
  readonly type?: string;
  readonly title?: string;
  readonly href: string;
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
  readonly links?: readonly HeadLink[];
}

/** The head of a page as its definition says it; a path with parameters names no page by itself. */
export function pageHead(page: ListedPage): PageHead {
  const { title, description, keywords, path, indexed } = page;
  const isOnePage = !/[:*]/.test(path);
  return {
    title,
    description,
    keywords,
    canonicalPath: isOnePage ? path : null,
    isIndexed: isOnePage && indexed,
  };
}
