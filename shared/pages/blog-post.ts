import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

/** The words are those of a slug that no post has; a post brings its own. */
export const blogPost = definePage({
  path: '/blog/:slug',
  label: 'Article',
  parent: 'blog',
  readsDatabase: true,
  title: `Healthcare IT Article | ${company.brand} Blog`,
  description: `An article of the ${company.brand} Blog for the people who run clinics, hospitals and care facilities.`,
  keywords: 'healthcare IT, clinic technology',
});
