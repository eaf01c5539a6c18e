import { company } from '../content/company.ts';
import { serviceCount } from '../services/summaries.ts';
import { definePage } from './define-page.ts';

/** The words are those of an id that no service has; a service brings its own. */
export const service = definePage({
  path: '/services/:id',
  label: 'Service',
  parent: 'services',
  section: 'Services',
  /** The posts beside it. */
  readsDatabase: true,
  title: `Healthcare IT Service | ${company.name}`,
  description: `One of the ${serviceCount} IT services of ${company.name} for the people who run clinics, hospitals and care facilities.`,
  keywords: 'healthcare IT service, clinic IT support',
});
