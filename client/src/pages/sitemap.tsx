import { sitemapPage } from '#shared/content/sitemap.ts';
import { SitePageMeta } from '../components/pages/common/site-page-meta.tsx';
import { SitemapContact } from '../components/pages/sitemap/sitemap-contact.tsx';
import { SitemapList } from '../components/pages/sitemap/sitemap-list.tsx';

export default function SitemapPage() {
  const { heading, lead, pagesHeading, pages, servicesHeading, services } = sitemapPage;
  return (
    <div className="container-page pt-section-tight pb-section">
      <SitePageMeta page="sitemap" />
      <h1 className="text-title">{heading}</h1>
      <p className="mt-4 text-lead text-ink-600">{lead}</p>
      <div className="mt-10 grid items-start gap-x-10 gap-y-12 md:grid-cols-2 lg:mt-14 lg:grid-cols-[1fr_1.25fr_17rem]">
        <SitemapList heading={pagesHeading} entries={pages} />
        <SitemapList heading={servicesHeading} entries={services} />
        <SitemapContact />
      </div>
    </div>
  );
}
