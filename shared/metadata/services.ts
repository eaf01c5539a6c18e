import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const servicesMetadata = {
  page: 'services',
  title: `Healthcare IT Services for Clinics | ${company.brand}`,
  description:
    'Nine IT services for medical practices, hospitals and care facilities: helpdesk, HIPAA security, networks, cloud, EMR integration, hosting, marketing and eFax.',
  keywords:
    'healthcare IT services, clinic helpdesk, HIPAA security, EMR integration, managed IT, medical website hosting, eFax',
} as const satisfies PageMetadata<'services'>;
