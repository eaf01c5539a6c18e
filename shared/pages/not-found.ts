import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const notFound = definePage({
  path: '*',
  label: 'Page not found',
  indexed: false,
  title: `Page Not Found (404) | ${company.name}`,
  description: `This page does not exist. Find services, articles and contact details of ${company.name} from here, or call us at any hour.`,
  keywords: 'page not found',
});
