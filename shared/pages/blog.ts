import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const blog = definePage({
  path: '/blog',
  label: 'Blog',
  menus: { header: 3, company: 4, sitemap: 6 },
  readsDatabase: true,
  title: `${company.brand} Blog: Healthcare IT Guides for Clinics`,
  description:
    'Insights, tips, and resources for healthcare IT professionals: HIPAA safeguards, networks, backups and EHR projects, written for the people who run clinics.',
  keywords: 'healthcare IT blog, HIPAA guides, clinic cybersecurity, EHR tips',
  oldPaths: ['/news', '/articles', '/posts', '/resources', '/insights'],
});
