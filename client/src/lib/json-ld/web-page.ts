import type { Thing, WebPage } from 'schema-dts';

type WebPageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** Names the website itself. */
export const websiteId = (publicUrl: string) => `${publicUrl}/#website`;

/** What a page is described by: its canonical address, and what it says about itself. */
export interface DescribedPage {
  /** Absolute canonical address. */
  readonly url: string;
  /** Canonical origin without a trailing slash. */
  readonly publicUrl: string;
  readonly head: { readonly title: string };
}

/** What every page can say of itself. */
export function webPage(
  type: WebPageType,
  { head, url, publicUrl }: DescribedPage,
): Exclude<WebPage, string> {
  return {
    '@type': type,
    '@id': url,
    url,
    name: head.title,
    inLanguage: 'en-US',
    isPartOf: { '@id': websiteId(publicUrl) },
  };
}

/** A page that says itself when it was last changed. @param lastUpdated ISO date */
export function datedPage(page: DescribedPage, lastUpdated: string): Thing {
  return { ...webPage('WebPage', page), dateModified: lastUpdated };
}
