import { sitemapPage } from '#shared/content/sitemap.ts';
import { pageNumberOf } from '#shared/page-address.ts';
import { sitemap as definition } from '#shared/pages/sitemap.ts';
import { siteMap } from '#shared/site-map.ts';
import { useSearch } from 'wouter';
import { BackLink } from '../../components/ui/back-link.tsx';
import { ArticleIndex } from '../../features/blog/article-index.tsx';
import { blogQueries } from '../../features/blog/blog-queries.ts';
import { listHead, type ListHeadSource } from '../../features/blog/list-head.ts';
import type { LoadSource } from '../../lib/page/page-module.ts';
import { QueryHead } from '../../lib/page/query-head.tsx';
import { QueryProvider } from '../../lib/query-provider.tsx';
import { SitemapContact } from './sitemap-contact.tsx';
import { SitemapList } from './sitemap-list.tsx';

export const load = ({ search, read }: LoadSource) => read(pageQuery(search));

export const head = (source: ListHeadSource) => listHead('sitemap', definition, source);

const pageQuery = (search: string) => blogQueries.allPublished(pageNumberOf(search));

/** Everything at a glance; where the articles go on, its later pages are the list of articles alone. */
export default function SitemapPage() {
  const { heading, lead, articlesHeading, backLink } = sitemapPage;
  const search = useSearch();
  const page = pageNumberOf(search);
  const isFirst = page === 1;
  return (
    <QueryProvider>
      <QueryHead query={pageQuery(search)} head={head} />
      <div className="container-page pt-section-tight pb-section">
        {!isFirst && (
          <BackLink href={siteMap.sitemap.path} className="mb-4">
            {backLink}
          </BackLink>
        )}
        <h1 className="text-title">{heading}</h1>
        {isFirst && (
          <>
            <p className="mt-4 max-w-[29.5em] text-lead text-balance text-ink-600">{lead}</p>
            <SitemapLists />
          </>
        )}
        <section aria-labelledby="articles-heading" className="mt-12 lg:mt-16">
          <h2 id="articles-heading" className="border-b-2 border-ink-950 pb-3 text-subheading">
            {articlesHeading}
          </h2>
          <ArticleIndex page={page} />
        </section>
      </div>
    </QueryProvider>
  );
}

/** Pages, services, what there is besides, and how to reach the company. */
function SitemapLists() {
  const { pagesHeading, pages, servicesHeading, services, moreHeading, more } = sitemapPage;
  return (
    <div className="mt-10 grid items-start gap-x-10 gap-y-12 md:grid-cols-2 lg:mt-14 lg:grid-cols-[1fr_1.25fr_17rem]">
      <SitemapList heading={pagesHeading} entries={pages} />
      <div className="flex flex-col gap-y-10">
        <SitemapList heading={servicesHeading} entries={services} />
        <SitemapList heading={moreHeading} entries={more} />
      </div>
      <SitemapContact />
    </div>
  );
}
