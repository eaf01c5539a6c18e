import { company } from '#shared/content/company.ts';
import { type PageId, pagePath, siteMap } from '#shared/site-map.ts';

type WebPageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/**
 * A page of the site as schema.org describes it.
 * @param publicUrl origin without a trailing slash
 */
export function webPage(type: WebPageType, page: PageId, publicUrl: string): object {
  const { title, description } = siteMap[page];
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: title,
    description,
    url: publicUrl + pagePath(page),
    inLanguage: 'en-US',
    publisher: publisher(publicUrl),
  };
}

/** The company, as the maker of a page or an article. */
export function publisher(publicUrl: string): object {
  return { '@type': 'Organization', name: company.name, url: publicUrl + pagePath('home') };
}
