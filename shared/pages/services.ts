import { company } from '../content/company.ts';
import { serviceCountFirst } from '../services/summaries.ts';
import { definePage } from './define-page.ts';

export const services = definePage({
  path: '/services',
  label: 'Services',
  menus: { sitemap: 3 },
  title: `Healthcare IT Services for Clinics | ${company.brand}`,
  description: `${serviceCountFirst} IT services for medical practices, hospitals and care facilities: helpdesk, HIPAA security, networks, cloud, EMR integration, hosting, marketing and eFax.`,
  keywords:
    'healthcare IT services, clinic helpdesk, HIPAA security, EMR integration, managed IT, medical website hosting, eFax',
  oldPaths: ['/our-services', '/service', '/solutions', '/what-we-do'],
  texts: ['content/services-page.ts', 'content/how-to.ts', 'services'],
});
