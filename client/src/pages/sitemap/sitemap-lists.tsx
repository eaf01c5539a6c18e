import { sitemapPage } from '#shared/content/sitemap.ts';
import { SitemapContact } from './sitemap-contact.tsx';
import { SitemapList } from './sitemap-list.tsx';

/** Pages, services, what there is besides, and how to reach the company. */
export function SitemapLists() {
  const { pagesHeading, pages, servicesHeading, services, moreHeading, more } = sitemapPage;
  return (
    <div className="mt-10 grid items-start gap-x-10 gap-y-12 md:grid-cols-2 lg:mt-14 lg:grid-cols-[1fr_1.25fr_17rem]">
      <SitemapList heading={pagesHeading} entries={pages} className="md:row-span-2 lg:row-span-1" />
      <div className="flex flex-col gap-y-10">
        <SitemapList heading={servicesHeading} entries={services} />
        <SitemapList heading={moreHeading} entries={more} />
      </div>
      <SitemapContact />
    </div>
  );
}
