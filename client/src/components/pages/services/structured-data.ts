import type { Service } from '#shared/content/types.ts';
import { pagePath } from '#shared/site-map.ts';

/** @param publicUrl origin without a trailing slash */
export function serviceList(services: readonly Service[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: services.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: publicUrl + pagePath('service', { id }),
    })),
  };
}
