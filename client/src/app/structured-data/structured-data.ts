import { type SearchListing, searchListing } from '#shared/content/company.ts';
import { cookiePolicy } from '#shared/content/legal/cookie-policy.ts';
import { privacyPolicy } from '#shared/content/legal/privacy-policy.ts';
import { termsOfService } from '#shared/content/legal/terms-of-service.ts';
import { serviceById, services } from '#shared/content/services.ts';
import type { LegalDocument } from '#shared/content/types.ts';
import type { BlogPostList, BlogPostReply } from '#shared/contracts/blog.ts';
import { breadcrumbTrail } from '#shared/breadcrumbs.ts';
import type { PageId, PageParams } from '#shared/site-map.ts';
import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { PageHead } from '../../components/seo/page-head.ts';
import { blogQueries } from '../../features/blog/blog-queries.ts';
import { blogStructuredData, postStructuredData } from './blog.ts';
import { listedBusiness, localBusiness, organization } from './business.ts';
import * as content from './content.ts';
import { howToStructuredData } from './how-to.ts';
import { quoteReviews } from './review.ts';
import { webPage } from './web-page.ts';

/** What the structured data of a page is made of. */
export interface StructuredDataSource {
  readonly page: PageId;
  readonly params: PageParams;
  /** What the page says about itself. */
  readonly head: PageHead;
  /** Canonical origin without a trailing slash. */
  readonly publicUrl: string;
  /** What the page has loaded under a query key; undefined when that failed. */
  readonly loaded: (queryKey: readonly unknown[]) => unknown;
  /** company.ts unless a test says otherwise. */
  readonly listing?: SearchListing;
}

interface Known extends StructuredDataSource {
  readonly listing: SearchListing;
  /** Absolute canonical address. */
  readonly url: string;
  readonly title: string;
}

type Describe = (known: Known) => readonly Thing[];

/** Beyond breadcrumbs; a page without a line is a WebPage. */
const describe: Partial<Record<PageId, Describe>> = {
  home: (known) => [
    content.website(known.publicUrl),
    listedBusiness(known.publicUrl, known.listing),
    { ...webPage('WebPage', known), '@type': 'FAQPage', mainEntity: content.questions() },
  ],
  services: (known) => [
    {
      ...webPage('CollectionPage', known),
      mainEntity: content.serviceList(services, known.publicUrl),
    },
    howToStructuredData(known.publicUrl),
  ],
  service(known) {
    const service = serviceById(known.params.id ?? '');
    const described = service ? [content.serviceStructuredData(service, known.publicUrl)] : [];
    return [webPage('WebPage', known), ...described];
  },
  about: (known) => [{ ...webPage('AboutPage', known), mainEntity: organization(known.publicUrl) }],
  contact: (known) => [
    {
      ...webPage('ContactPage', known),
      mainEntity: {
        ...localBusiness(known.publicUrl, known.listing),
        contactPoint: content.contactPoints(),
      },
    },
  ],
  testimonials({ listing: { reviews }, ...known }) {
    const company = organization(known.publicUrl);
    return [
      webPage('CollectionPage', known),
      ...(reviews ? quoteReviews('testimonials', reviews.stars, company) : []),
    ];
  },
  'case-study': (known) => [webPage('WebPage', known), content.caseStudyArticle(known.publicUrl)],
  blog(known) {
    const { queryKey, select } = blogQueries.published();
    const reply = known.loaded(queryKey) as BlogPostList | undefined;
    const shown = (reply && select?.(reply)) ?? [];
    return [webPage('CollectionPage', known), blogStructuredData(shown, known.publicUrl)];
  },
  'blog-archive': (known) => [webPage('CollectionPage', known)],
  'blog-post'(known) {
    const { queryKey } = blogQueries.post(known.params.slug ?? '');
    const reply = known.loaded(queryKey) as BlogPostReply | undefined;
    const { articleData } = known.head;
    return [
      webPage('WebPage', known),
      ...(reply ? [postStructuredData(reply.post, articleData, known.publicUrl)] : []),
    ];
  },
  'privacy-policy': (known) => [datedPage(known, privacyPolicy)],
  'cookie-policy': (known) => [datedPage(known, cookiePolicy)],
  'terms-of-service': (known) => [datedPage(known, termsOfService)],
};

/**
 * The JSON-LD of a page: where it lies, and what it shows, from the same content. Every fact in it
 * stands on the page too; tests/e2e/structured-data.test.ts compares the two.
 */
export function structuredDataOf(source: StructuredDataSource): Graph {
  const { page, params, head, publicUrl, listing = searchListing } = source;
  const { canonicalPath, title, name } = head;
  // An address that leads nowhere has nothing to describe but the way back.
  if (canonicalPath === null)
    return graph([breadcrumbList(breadcrumbTrail('not-found'), publicUrl)]);
  const known: Known = { ...source, listing, url: publicUrl + canonicalPath, title };
  const described = describe[page]?.(known) ?? [webPage('WebPage', known)];
  return graph([...described, breadcrumbList(breadcrumbTrail(page, params, name), publicUrl)]);
}

function graph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

function datedPage(known: Known, { lastUpdated }: LegalDocument): Thing {
  return { ...webPage('WebPage', known), dateModified: lastUpdated };
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
