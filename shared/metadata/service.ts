import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const serviceMetadata = {
  page: 'service',
  title: `Healthcare IT Service | ${company.name}`,
  description: `One of the nine IT services of ${company.name} for the people who run clinics, hospitals and care facilities.`,
  keywords: 'healthcare IT service, clinic IT support',
} as const satisfies PageMetadata<'service'>;
