import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const testimonials = definePage({
  path: '/testimonials',
  label: 'Testimonials',
  menus: { header: 2, company: 2, sitemap: 5 },
  title: `Client Testimonials and Case Studies | ${company.brand}`,
  description:
    'What practice managers and administrators say about working with us, the figures we hold ourselves to, and three pieces of work with their results.',
  keywords:
    'healthcare IT testimonials, client reviews, IT case studies, clinic IT support reviews',
  oldPaths: ['/reviews', '/client-testimonials', '/our-clients', '/clients'],
  texts: ['content/testimonials-page.ts', 'content/testimonials.ts'],
});
