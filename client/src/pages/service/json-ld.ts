import { company } from '#shared/content/company.ts';
import type { ShownService } from '#shared/services/shown.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import { pagePath } from '#shared/site-map.ts';
import type { Service } from 'schema-dts';
import { organization, stateServed } from '../../lib/json-ld/business.ts';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';

export const jsonLd = (source: JsonLdSource<ShownService>) => [
  webPage('WebPage', source),
  ...(source.data ? [thingOf(source.data, source.publicUrl)] : []),
];

function thingOf(service: ShownService, publicUrl: string): Service {
  const { id, title, fullDescription } = service;
  const path = pagePath('service', { id });
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: fullDescription[0],
    url: publicUrl + path,
    image: publicUrl + sharePicturePath(path),
    provider: organization(publicUrl),
    areaServed: stateServed(company.address.regionName),
  };
}
