import { company } from './company.ts';
import type { Testimonial } from './types.ts';

const { brand, address } = company;
const { city, regionName } = address;

/**
 * Sample quotes, attributed by role. Replace them with quotes you hold written permission for,
 * without the mark `sample`: `npm run launch-check` lists the marked ones.
 */

/** The rotating carousel on the home page: four (spec §3). */
export const homeTestimonials: readonly Testimonial[] = [
  {
    quote:
      'Our EHR froze at seven on a Monday with a full waiting room. They were in the system before I had finished explaining, and we roomed the first patient on time.',
    author: 'Practice manager',
    organization: `Family medicine clinic, ${city}`,
    sample: true,
  },
  {
    quote:
      'I used to carry a notebook of passwords and workarounds for two buildings. They turned it into a network I never have to think about.',
    author: 'Director of operations',
    organization: 'Orthopedic group',
    sample: true,
  },
  {
    quote:
      'Our night nurses call them, not me. That is the best sentence I can say about an IT company.',
    author: 'Director of nursing',
    organization: 'Skilled nursing facility',
    sample: true,
  },
  {
    quote:
      'When the auditor asked for our risk analysis, access logs and restore tests, I opened one folder. It was all there, in words I could explain.',
    author: 'Compliance officer',
    organization: `Community hospital in ${regionName}`,
    sample: true,
  },
];

/** The testimonials page: three (spec §2). */
export const pageTestimonials: readonly Testimonial[] = [
  {
    quote:
      'They came on a Saturday, labeled every cable, and left us a drawing. On Monday the only thing my doctors noticed was that the tablets worked in room six.',
    author: 'Office manager',
    organization: 'Pediatric clinic',
    sample: true,
  },
  {
    quote:
      'We changed EHRs in the middle of flu season, which I do not recommend. They checked sample charts with us line by line and stayed until the last provider signed out.',
    author: 'Medical director',
    organization: 'Internal medicine practice',
    sample: true,
  },
  {
    quote: `Three vendors told us that the fault was someone else’s. ${brand} put them on one call, found the setting, and sent us a note we could file.`,
    author: 'Administrator',
    organization: 'Nursing and care facility',
    sample: true,
  },
];

/** On the pages of services for which nobody above speaks. */
export const serviceTestimonials: readonly Testimonial[] = [
  {
    quote:
      'Our old site was down every other Friday, and its form wrote to somebody who had retired. Now it is up, and every request reaches the front desk.',
    author: 'Front office lead',
    organization: 'Dermatology practice',
    sample: true,
  },
  {
    quote:
      'The maps sent new patients to the building we left two years ago. They put the address, the hours and the phone right everywhere, and the lost calls stopped.',
    author: 'Clinic administrator',
    organization: 'Physical therapy clinic',
    sample: true,
  },
  {
    quote:
      'The ice storm took our power for a day and a half. We read charts from home on a laptop, and when the lights came back, not one file was missing.',
    author: 'Physician and owner',
    organization: 'Rural family practice',
    sample: true,
  },
  {
    quote:
      'A referral used to lie in the tray until somebody walked past it. Now it is in the right inbox before the other office has hung up.',
    author: 'Referral coordinator',
    organization: 'Cardiology practice',
    sample: true,
  },
];
