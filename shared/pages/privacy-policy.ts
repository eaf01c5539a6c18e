import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const privacyPolicy = definePage({
  path: '/privacy-policy',
  label: 'Privacy Policy',
  menus: { legal: 1, sitemap: 9 },
  section: 'Legal',
  title: `Privacy Policy of ${company.name}`,
  description:
    'What this website and our text messages learn about you, why, who receives it, how long it is kept, and what you can ask us to do with it.',
  keywords: 'privacy policy, personal data, SMS opt-in data, healthcare IT',
  oldPaths: ['/privacy', '/privacypolicy', '/privacy-notice', '/hipaa-notice'],
});
