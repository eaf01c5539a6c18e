import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const blogArchiveMetadata = {
  page: 'blog-archive',
  title: `Blog Archive: Older Healthcare IT Articles | ${company.brand}`,
  description: `Older articles of the ${company.brand} Blog, newest first. Background on healthcare IT, security and practice technology that is still worth reading.`,
  keywords: 'healthcare IT articles, blog archive, HIPAA, clinic technology',
} as const satisfies PageMetadata<'blog-archive'>;
