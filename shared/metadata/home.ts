import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const homeMetadata = {
  page: 'home',
  title: `Healthcare IT Support in ${company.address.city}, ${company.address.regionName} | ${company.brand}`,
  description: `IT support for clinics, hospitals and care facilities in ${company.address.regionName}: help desk, security, networks, cloud and EHR integration. A person answers ${company.claims.supportHours}.`,
  keywords: `healthcare IT support, medical practice IT, ${company.address.city} ${company.address.regionName}, HIPAA compliance, managed IT, clinic network`,
} as const satisfies PageMetadata<'home'>;
