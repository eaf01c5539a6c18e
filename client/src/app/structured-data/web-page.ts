import type { WebPage } from 'schema-dts';

type WebPageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** Names the website itself. */
export const websiteId = (publicUrl: string) => `${publicUrl}/#website`;

/** What every page can say of itself. @param url absolute canonical address */
export function webPage(
  type: WebPageType,
  { title, url, publicUrl }: { title: string; url: string; publicUrl: string },
): Exclude<WebPage, string> {
  return {
    '@type': type,
    '@id': url,
    url,
    name: title,
    inLanguage: 'en-US',
    isPartOf: { '@id': websiteId(publicUrl) },
  };
}
