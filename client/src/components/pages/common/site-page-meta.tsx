import { type PageId, pagePath, siteMap } from '#shared/site-map.ts';
import { usePageState } from '../../../lib/page-state.ts';
import { PageMeta } from '../../seo/page-meta.tsx';

interface SitePageMetaProps {
  page: PageId;
  /** Pages between Home and this one. */
  parents?: readonly PageId[];
  /** Given the origin of the site, because JSON-LD wants whole addresses. */
  structuredData?: (publicUrl: string) => readonly object[];
}

/** What machines read about a page that has no parameters: its line of the page table. */
export function SitePageMeta({ page, parents = [], structuredData }: SitePageMetaProps) {
  const { publicUrl } = usePageState();
  const { title, description, keywords } = siteMap[page];
  const trail: readonly PageId[] = ['home', ...parents, page];
  return (
    <PageMeta
      title={title}
      description={description}
      keywords={keywords}
      canonicalPath={pagePath(page)}
      breadcrumbs={trail.map((id) => ({ name: siteMap[id].label, url: pagePath(id) }))}
      structuredData={structuredData?.(publicUrl) ?? []}
    />
  );
}
