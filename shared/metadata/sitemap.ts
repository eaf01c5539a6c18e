import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const sitemapMetadata = {
  page: 'sitemap',
  title: `Sitemap: Every Page of This Website | ${company.brand}`,
  description: `All pages of the ${company.name} website: services, company, blog articles, legal documents, clinical portals and ways to reach us.`,
  keywords: `sitemap, all pages, ${company.name}`,
} as const satisfies PageMetadata<'sitemap'>;
