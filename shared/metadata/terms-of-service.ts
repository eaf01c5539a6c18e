import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const termsOfServiceMetadata = {
  page: 'terms-of-service',
  title: `Terms of Service of ${company.name}`,
  description:
    'The rules for using this website and our text message alerts: opt in with START, opt out with STOP, help with HELP, and no marketing by SMS.',
  keywords: 'terms of service, SMS terms, STOP HELP START, website terms',
} as const satisfies PageMetadata<'terms-of-service'>;
