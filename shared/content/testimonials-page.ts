import { claims, searchListing } from './company.ts';
import type { CaseStudySummary } from './types.ts';

/** Everything /testimonials says besides its three quotes, which are in testimonials.ts (spec §2). */
export const testimonialsPage = {
  heading: 'What clients say, and what we did',
  lead: 'Quotes from people who run clinics, the figures we hold ourselves to, and three pieces of work.',
  starsLabel: `${searchListing.reviews?.stars ?? 0} out of 5 stars`,
  figures: {
    heading: 'How we measure up',
    items: [
      { value: `${claims.satisfaction}%`, label: 'client satisfaction' },
      { value: `${claims.retention}%`, label: 'client retention' },
      { value: `${claims.resolutionSpeed}/10`, label: 'average issue resolution speed' },
    ],
  },
  caseStudies: {
    heading: 'Three pieces of work',
    linkLabel: 'Read the case study',
    /** Only the first is told in full. */
    items: [
      {
        title: 'Network Transformation',
        summary:
          'A clinic shared one slow line between charts, phones and imaging. We replaced the line, the cabling and the firewall while it stayed open.',
        results: [
          'Internet speed from 5 Mbps to 1000 Mbps',
          'ISP costs cut by five figures',
          'No clinic day lost during the change',
        ],
        href: '/case-study',
        sample: true,
      },
      {
        title: 'A records system moved over a weekend',
        summary:
          'An internal medicine practice changed its EHR. We moved charts and images in test runs first, then for real, with clinicians checking samples.',
        results: [
          'Sample charts signed off by clinicians before go-live',
          'Lab results arriving in the chart, not on paper',
          'The old records still readable, in their own archive',
        ],
        href: null,
        sample: true,
      },
      {
        title: 'Nights without a\u00a0call to the director',
        summary:
          'A nursing facility had one person for IT, and her phone rang at night. We took over nights, weekends and the medication carts’ Wi-Fi.',
        results: [
          'Night shift calls the helpdesk directly',
          'Wi-Fi measured and fixed on every med pass',
          'A printed downtime sheet on each unit',
        ],
        href: null,
        sample: true,
      },
    ] satisfies readonly CaseStudySummary[],
  },
  callToAction: {
    heading: 'Would you like to talk to a client of ours?',
    text: 'Tell us what your clinic is like, and we will ask a similar client whether they would take your call.',
    buttonLabel: 'Ask for a Reference',
  },
} as const;
