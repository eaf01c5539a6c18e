import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const cookiePolicyMetadata = {
  page: 'cookie-policy',
  title: `Cookie Policy of ${company.name}`,
  description:
    'Every cookie and storage key this website can place in your browser, by name: what it is for, who sets it, how long it stays and how to say no.',
  keywords: 'cookie policy, cookies, local storage, analytics choices',
} as const satisfies PageMetadata<'cookie-policy'>;
