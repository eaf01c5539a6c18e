import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const blogPostMetadata = {
  page: 'blog-post',
  title: `Healthcare IT Article | ${company.brand} Blog`,
  description: `An article of the ${company.brand} Blog for the people who run clinics, hospitals and care facilities.`,
  keywords: 'healthcare IT, clinic technology',
} as const satisfies PageMetadata<'blog-post'>;
