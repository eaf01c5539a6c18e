import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const termsOfService = definePage({
  path: '/terms-of-service',
  label: 'Terms of Service',
  menus: { legal: 2, sitemap: 10 },
  section: 'Legal',
  title: `Terms of Service of ${company.name}`,
  description:
    'The rules for using this website and our text message alerts: opt in with START, opt out with STOP, help with HELP, and no marketing by SMS.',
  keywords: 'terms of service, SMS terms, STOP HELP START, website terms',
  oldPaths: [
    '/terms',
    '/tos',
    '/terms-of-use',
    '/terms-and-conditions',
    '/terms-conditions',
    '/legal',
  ],
});
