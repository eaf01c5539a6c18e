import type { SearchListing } from '#shared/content/company.ts';
import type { PageParams } from '#shared/site-map.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Thing } from 'schema-dts';
import type { PageHead } from './page-head.ts';

export interface PageProps {
  params: PageParams;
}

/** What of an address decides what a page shows. */
export interface PageAddress {
  readonly params: PageParams;
  /** The query of the address, without '?'. */
  readonly search: string;
}

/** A query of a page, as queryOptions() makes it. */
export interface PageQuery<Reply, Data> {
  /** Its first element is the path of the API. */
  readonly queryKey: QueryKey;
  /** What the page makes of the answer. */
  readonly select?: ((reply: Reply) => Data) | undefined;
}

/** What a page reads its data with, on the server. */
export interface LoadSource extends PageAddress {
  /**
   * Reads from the API into the cache that the page is
   * rendered from and that travels in the document.
   * @param shown what of an answer the page shows, in the answer's own shape: only that travels
   */
  readonly read: <Reply, Data>(
    query: PageQuery<Reply, Data>,
    shown?: (reply: Reply) => Reply,
  ) => Promise<Data>;
}

/** What the head of a page is made of. */
export interface HeadSource<Data = unknown> extends PageAddress {
  /** What the page has loaded; undefined as long as there is none. */
  readonly data: Data | undefined;
  /** The page's data could not be had. */
  readonly hasFailed: boolean;
  /** Canonical origin without a trailing slash. */
  readonly publicUrl: string;
  /** A sentence about the page itself, shown above it: "Preview: …". */
  readonly notice?: string | undefined;
}

/** What the structured data of a page is made of. */
export interface JsonLdSource<Data = unknown> extends HeadSource<Data> {
  readonly head: PageHead;
  /** Absolute canonical address. */
  readonly url: string;
  /** What search engines read about the company; lines of it may be left out. */
  readonly listing: SearchListing;
}

/**
 * What client/src/pages/NAME/page.tsx exports. The browser loads the screen alone, and with it what the
 * screen uses; the rest is for the server, and the build leaves it out of the browser's file.
 */
export interface PageModule<Data = unknown> {
  default: ComponentType<PageProps>;
  /**
   * The page's data, for a page that has any; undefined where the address leads to nothing, which is
   * a 404. An error of the API becomes the page's status, and the page shows it.
   */
  load?: (source: LoadSource) => Data | undefined | Promise<Data | undefined>;
  /** What the page says about itself; known before its screen is rendered. */
  head: (source: HeadSource<Data>) => PageHead;
  /** The JSON-LD of what the page shows, beyond breadcrumbs; without it the page is a WebPage. */
  jsonLd?: (source: JsonLdSource<Data>) => readonly Thing[];
}
