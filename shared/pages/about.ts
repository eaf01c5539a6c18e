import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const about = definePage({
  path: '/about',
  label: 'About Us',
  menuLabel: 'About',
  menus: { header: 1, company: 1, sitemap: 2 },
  title: `About ${company.name} in ${company.address.city}, ${company.address.regionName}`,
  description: `Who we are: a healthcare IT company in ${company.address.city}, ${company.address.regionName}, with ${company.claims.combinedYears}+ years of combined experience, ${company.claims.satisfaction}% client satisfaction and support that answers 24/7.`,
  keywords: `about ${company.name}, healthcare IT company, ${company.address.city} ${company.address.regionName}, leadership, core values`,
  oldPaths: [
    '/about-us',
    '/our-company',
    '/company',
    '/our-story',
    '/team',
    '/our-team',
    '/leadership',
  ],
  texts: ['content/about.ts'],
});
