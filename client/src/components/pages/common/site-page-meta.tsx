import type { PageMetadata } from '#shared/metadata/types.ts';
import { pagePath, siteMap } from '#shared/site-map.ts';
import { PageMeta } from '../../seo/page-meta.tsx';

/**
 * What machines read about a page whose address has no parameters.
 * @param metadata the page's file in shared/metadata; it names its page
 */
export function SitePageMeta({ metadata }: { metadata: PageMetadata }) {
  const { page, title, description, keywords } = metadata;
  return (
    <PageMeta
      title={title}
      description={description}
      keywords={keywords}
      canonicalPath={page === 'not-found' ? null : pagePath(page)}
      isIndexed={siteMap[page].isIndexed}
    />
  );
}
