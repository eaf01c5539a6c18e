import { company } from './company.ts';
import type { PortalLink } from './types.ts';

/** /elo: quiet, bare, three large cards a nurse can hit on a tablet (spec §2). */
export const portalsPage = {
  heading: 'Clinical portals',
  lead: 'Choose where you want to sign in. Each link opens your records system.',
  linkLabel: 'Open',
  help: { text: 'Cannot sign in?', callLabel: 'Call support', emailLabel: 'Write to support' },
} as const;

export const portals: readonly PortalLink[] = [
  {
    id: 'records',
    title: 'Records Portal',
    description: 'Charts, orders, results and notes.',
    image: 'portal-records',
    url: company.portals.records,
  },
  {
    id: 'medication',
    title: 'Medication Administration Record',
    description: 'The med pass: what\u00a0is\u00a0due, given and held.',
    image: 'portal-medication',
    url: company.portals.medication,
  },
  {
    id: 'point-of-care',
    title: 'Point of Care',
    description: 'Vitals, daily care and observations at the bedside.',
    image: 'portal-point-of-care',
    url: company.portals.pointOfCare,
  },
];
