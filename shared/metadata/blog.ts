import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const blogMetadata = {
  page: 'blog',
  title: `${company.brand} Blog: Healthcare IT Guides for Clinics`,
  description:
    'Insights, tips, and resources for healthcare IT professionals: HIPAA safeguards, networks, backups and EHR projects, written for the people who run clinics.',
  keywords: 'healthcare IT blog, HIPAA guides, clinic cybersecurity, EHR tips',
} as const satisfies PageMetadata<'blog'>;
