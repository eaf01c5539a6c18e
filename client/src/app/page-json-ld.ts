import { breadcrumbTrail } from '#shared/breadcrumbs.ts';
import { type SearchListing, searchListing } from '#shared/content/company.ts';
import type { PageId } from '#shared/site-map.ts';
import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { webPage } from '../lib/json-ld/web-page.ts';
import type { PageHead } from '../lib/page/page-head.ts';
import type { HeadSource, PageModule } from '../lib/page/page-module.ts';

/** A page as far as it is known before its screen is rendered. */
export interface KnownPage<Data> extends HeadSource<Data> {
  readonly id: PageId;
  readonly head: PageHead;
}

/**
 * The JSON-LD of a page: where it is, and what it shows, from the same content. Every fact in it is on
 * the page too; tests/e2e/structured-data.test.ts compares the two.
 * @param listing company.ts unless a test says otherwise
 */
export function pageJsonLd<Data>(
  { jsonLd }: Pick<PageModule<Data>, 'jsonLd'>,
  page: KnownPage<Data>,
  listing: SearchListing = searchListing,
): Graph {
  const { id, params, head, publicUrl } = page;
  const { canonicalPath, name } = head;
  // An address that leads nowhere has nothing to describe but the way back.
  if (canonicalPath === null) {
    return graph([breadcrumbList(breadcrumbTrail('not-found'), publicUrl)]);
  }
  const source = { ...page, listing, url: publicUrl + canonicalPath };
  const described = jsonLd?.(source) ?? [webPage('WebPage', source)];
  return graph([...described, breadcrumbList(breadcrumbTrail(id, params, name), publicUrl)]);
}

function graph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

function breadcrumbList(
  trail: ReturnType<typeof breadcrumbTrail>,
  publicUrl: string,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
