import { pagePath } from '#shared/site-map.ts';
import type { ItemList } from 'schema-dts';
import { serviceSummaries } from '#shared/services/summaries.ts';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';
import { howToJsonLd } from './how-to-json-ld.ts';

export const jsonLd = (source: JsonLdSource) => [
  {
    ...webPage('CollectionPage', source),
    mainEntity: serviceList(source.publicUrl),
  },
  howToJsonLd(source.publicUrl),
];

/** The grid of the services page. */
function serviceList(publicUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: serviceSummaries.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: publicUrl + pagePath('service', { id }),
    })),
  };
}
