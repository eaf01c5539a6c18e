import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const elo = definePage({
  path: '/elo',
  label: 'ELO',
  menus: { sitemap: 8 },
  layout: 'bare',
  // For people who work in a clinic; nobody should find it by searching.
  indexed: false,
  title: `ELO: Sign In to Your Clinical Portals | ${company.brand}`,
  description:
    'Sign in to the records portal, the medication administration record or the point-of-care system, or reach support by phone or e-mail.',
  keywords:
    'clinical portals, records portal, medication administration record, point of care, sign in',
  oldPaths: ['/login', '/portal', '/portals', '/patient-portal', '/emr-login', '/ehr-login'],
});
