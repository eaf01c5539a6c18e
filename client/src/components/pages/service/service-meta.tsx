import type { Service } from '#shared/content/types.ts';
import { metadataOfServices } from '#shared/metadata/metadata-of-services.ts';
import { serviceMetadata } from '#shared/metadata/service.ts';
import { pagePath } from '#shared/site-map.ts';
import { PageMeta } from '../../seo/page-meta.tsx';

/** What machines read about a service; without one (unknown id) a page not to be indexed. */
export function ServiceMeta({ service }: { service: Service | undefined }) {
  if (!service) {
    const { title, description, keywords } = serviceMetadata;
    const noService = { title, description, keywords, canonicalPath: null, isIndexed: false };
    return <PageMeta {...noService} />;
  }
  const { id, title } = service;
  const canonicalPath = pagePath('service', { id });
  return (
    <PageMeta {...metadataOfServices[id]} name={title} canonicalPath={canonicalPath} isIndexed />
  );
}
