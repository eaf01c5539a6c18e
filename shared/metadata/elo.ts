import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const eloMetadata = {
  page: 'elo',
  title: `ELO: Sign In to Your Clinical Portals | ${company.brand}`,
  description:
    'Sign in to the records portal, the medication administration record or the point-of-care system, or reach support by phone or e-mail.',
  keywords:
    'clinical portals, records portal, medication administration record, point of care, sign in',
} as const satisfies PageMetadata<'elo'>;
