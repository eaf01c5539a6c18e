import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const aboutMetadata = {
  page: 'about',
  title: `About ${company.name} in ${company.address.city}, ${company.address.regionName}`,
  description: `Who we are: a healthcare IT company in ${company.address.city}, ${company.address.regionName}, with ${company.claims.combinedYears}+ years of combined experience, ${company.claims.satisfaction}% client satisfaction and support that answers 24/7.`,
  keywords: `about ${company.name}, healthcare IT company, ${company.address.city} ${company.address.regionName}, leadership, core values`,
} as const satisfies PageMetadata<'about'>;
