import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const cookiePolicy = definePage({
  path: '/cookie-policy',
  label: 'Cookie Policy',
  menus: { legal: 3, sitemap: 11 },
  section: 'Legal',
  title: `Cookie Policy of ${company.name}`,
  description:
    'Every cookie and storage key this website can place in your browser, by name: what it is for, who sets it, how long it stays and how to say no.',
  keywords: 'cookie policy, cookies, local storage, analytics choices',
  oldPaths: ['/cookies', '/cookie-notice', '/cookiepolicy'],
});
