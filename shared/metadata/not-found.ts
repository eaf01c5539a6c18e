import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const notFoundMetadata = {
  page: 'not-found',
  title: `Page Not Found (404) | ${company.name}`,
  description: `This page does not exist. Find services, articles and contact details of ${company.name} from here, or call us at any hour.`,
  keywords: 'page not found',
} as const satisfies PageMetadata<'not-found'>;
