import { company } from '../content/company.ts';
import { definePage } from './define-page.ts';

export const caseStudy = definePage({
  path: '/case-study',
  label: 'Case Study',
  menus: { company: 3, sitemap: 7 },
  parent: 'testimonials',
  title: `Case Study: From 5 to 1000 Mbps | ${company.brand}`,
  description:
    'How an outpatient clinic went from 5 Mbps to 1000 Mbps, cut its ISP costs by five figures, and did not close for a single day of the work.',
  keywords:
    'network transformation, clinic network case study, ISP costs, fiber internet, healthcare IT',
  oldPaths: ['/case-studies', '/casestudy', '/network-transformation'],
  texts: ['content/case-study.ts'],
});
