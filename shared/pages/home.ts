import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const home = definePage({
  path: '/',
  label: 'Home',
  menus: { sitemap: 1 },
  section: `Support ${company.claims.supportHours}`,
  title: `Healthcare IT Support in ${company.address.city}, ${company.address.regionName} | ${company.brand}`,
  description: `IT support for clinics, hospitals and care facilities in ${company.address.regionName}: help desk, security, networks, cloud and EHR integration. A person answers ${company.claims.supportHours}.`,
  keywords: `healthcare IT support, medical practice IT, ${company.address.city} ${company.address.regionName}, HIPAA compliance, managed IT, clinic network`,
  oldPaths: ['/home', '/index', '/default', '/start', '/welcome'],
  texts: ['content/home.ts', 'content/faq.ts', 'content/testimonials.ts', 'services'],
});
