import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const contact = definePage({
  path: '/contact',
  label: 'Contact',
  menus: { header: 4, company: 5, sitemap: 4 },
  title: `Contact Us: Call or Write at Any Hour | ${company.brand}`,
  description: `Phone and e-mail for new and existing customers, our office address in ${company.address.city}, ${company.address.regionName}, business hours, and a free consultation about your clinic IT.`,
  keywords: `contact healthcare IT support, IT support phone, ${company.address.city} ${company.address.regionName} office, free IT consultation`,
  oldPaths: [
    '/contact-us',
    '/contactus',
    '/get-in-touch',
    '/support',
    '/request-services',
    '/request-service',
    '/consultation',
    '/free-assessment',
    '/free-consultation',
  ],
  texts: ['content/contact.ts'],
});
