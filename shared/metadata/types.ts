import type { PageId } from '../site-map.ts';

/** What search results say about an address. */
export interface Metadata {
  /** Unlike any other page's, 30 to 60 characters. */
  readonly title: string;
  /** Unlike any other page's, 70 to 160 characters. */
  readonly description: string;
  /** Separated by commas. */
  readonly keywords: string;
}

/** Metadata that knows its page, so that no page can show the words of another. */
export interface PageMetadata<Id extends PageId = PageId> extends Metadata {
  readonly page: Id;
}
