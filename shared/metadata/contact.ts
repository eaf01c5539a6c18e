import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const contactMetadata = {
  page: 'contact',
  title: `Contact Us: Call or Write at Any Hour | ${company.brand}`,
  description: `Phone and e-mail for new and existing customers, our office address in ${company.address.city}, ${company.address.regionName}, business hours, and a free consultation about your clinic IT.`,
  keywords: `contact healthcare IT support, IT support phone, ${company.address.city} ${company.address.regionName} office, free IT consultation`,
} as const satisfies PageMetadata<'contact'>;
