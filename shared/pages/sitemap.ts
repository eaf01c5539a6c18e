import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const sitemap = definePage({
  path: '/sitemap',
  label: 'Sitemap',
  menus: { legal: 5 },
  readsDatabase: true,
  isPaged: true,
  title: `Sitemap: Every Page of This Website | ${company.brand}`,
  description: `All pages of the ${company.name} website: services, company, blog articles, legal documents, clinical portals and ways to reach us.`,
  keywords: `sitemap, all pages, ${company.name}`,
  oldPaths: ['/site-map'],
  texts: ['content/sitemap.ts'],
});
