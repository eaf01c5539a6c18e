import { company } from '#shared/content/company.ts';
import type { Service } from '#shared/content/types.ts';
import { pagePath } from '#shared/site-map.ts';

const METERS_PER_MILE = 1609.344;

/** @param publicUrl origin without a trailing slash */
export function serviceStructuredData(service: Service, publicUrl: string): object {
  const { id, title, shortDescription } = service;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: shortDescription,
    url: publicUrl + pagePath('service', { id }),
    provider: {
      '@type': 'Organization',
      name: company.name,
      url: publicUrl + pagePath('home'),
      telephone: company.phone.e164,
    },
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', ...company.geo },
      geoRadius: Math.round(company.claims.radiusMiles * METERS_PER_MILE),
    },
  };
}
