import type { Service } from '#shared/content/types.ts';
import { pagePath, siteMap } from '#shared/site-map.ts';
import { usePageState } from '../../../lib/page-state.ts';
import { PageMeta } from '../../seo/page-meta.tsx';
import { serviceMetadata } from './service-metadata.ts';
import { serviceStructuredData } from './structured-data.ts';

const trail = [siteMap.home, siteMap.services].map(({ label, path }) => ({
  name: label,
  url: path,
}));

/** What machines read about a service; without one (unknown id) a page not to be indexed. */
export function ServiceMeta({ service }: { service: Service | undefined }) {
  const { publicUrl } = usePageState();
  if (!service) return <PageMeta {...siteMap.service} canonicalPath={null} breadcrumbs={trail} />;
  const path = pagePath('service', { id: service.id });
  return (
    <PageMeta
      {...serviceMetadata(service)}
      canonicalPath={path}
      breadcrumbs={[...trail, { name: service.title, url: path }]}
      structuredData={[serviceStructuredData(service, publicUrl)]}
    />
  );
}
