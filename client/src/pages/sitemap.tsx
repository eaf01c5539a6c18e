import { sitemapPage } from '#shared/content/sitemap.ts';
import { sitemapMetadata } from '#shared/metadata/sitemap.ts';
import { SitePageMeta } from '../components/pages/common/site-page-meta.tsx';
import { SitemapContact } from '../components/pages/sitemap/sitemap-contact.tsx';
import { SitemapList } from '../components/pages/sitemap/sitemap-list.tsx';
import { ArticleIndex } from '../features/blog/article-index.tsx';
import { blogQueries } from '../features/blog/blog-queries.ts';
import { QueryProvider } from '../lib/query-provider.tsx';

export const queryKeys = () => [blogQueries.allPublished().queryKey];

export default function SitemapPage() {
  const { heading, lead, pagesHeading, pages, servicesHeading, services, articlesHeading } =
    sitemapPage;
  return (
    <div className="container-page pt-section-tight pb-section">
      <SitePageMeta metadata={sitemapMetadata} />
      <h1 className="text-title">{heading}</h1>
      <p className="mt-4 text-lead text-ink-600">{lead}</p>
      <div className="mt-10 grid items-start gap-x-10 gap-y-12 md:grid-cols-2 lg:mt-14 lg:grid-cols-[1fr_1.25fr_17rem]">
        <SitemapList
          heading={pagesHeading}
          entries={pages}
          className="md:row-span-2 lg:row-span-1"
        />
        <SitemapList heading={servicesHeading} entries={services} />
        <SitemapContact />
      </div>
      <section aria-labelledby="articles-heading" className="mt-12 lg:mt-16">
        <h2 id="articles-heading" className="border-b-2 border-ink-950 pb-3 text-subheading">
          {articlesHeading}
        </h2>
        <QueryProvider>
          <ArticleIndex />
        </QueryProvider>
      </section>
    </div>
  );
}
