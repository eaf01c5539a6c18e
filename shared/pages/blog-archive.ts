import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const blogArchive = definePage({
  path: '/blog/archive',
  label: 'Blog Archive',
  parent: 'blog',
  readsDatabase: true,
  isPaged: true,
  title: `Blog Archive: Older Healthcare IT Articles | ${company.brand}`,
  description: `Older articles of the ${company.brand} Blog, newest first. Background on healthcare IT, security and practice technology that is still worth reading.`,
  keywords: 'healthcare IT articles, blog archive, HIPAA, clinic technology',
  oldPaths: ['/archive', '/blog-archive', '/news-archive'],
});
