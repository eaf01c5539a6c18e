import { company } from '../content/company.ts';
import type { PageMetadata } from './types.ts';

export const caseStudyMetadata = {
  page: 'case-study',
  title: `Case Study: A Clinic from 5 to 1000 Mbps | ${company.brand}`,
  description:
    'How an outpatient clinic went from 5 Mbps to 1000 Mbps, cut its ISP costs by five figures, and did not close for a single day of the work.',
  keywords:
    'network transformation, clinic network case study, ISP costs, fiber internet, healthcare IT',
} as const satisfies PageMetadata<'case-study'>;
