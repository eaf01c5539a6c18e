import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const testimonialsMetadata = {
  page: 'testimonials',
  title: `Client Testimonials and Case Studies | ${company.brand}`,
  description:
    'What practice managers and administrators say about working with us, the figures we hold ourselves to, and three pieces of work with their results.',
  keywords:
    'healthcare IT testimonials, client reviews, IT case studies, clinic IT support reviews',
} as const satisfies PageMetadata<'testimonials'>;
