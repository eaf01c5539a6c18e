import type { Feature } from './types.ts';
import { serviceCountFirst } from '../services/summaries.ts';
import { company, searchListing } from './company.ts';

const { address, claims } = company;

/** Everything the home page says, top to bottom (spec §2). */
export const home = {
  hero: {
    /** Typed letter by letter, so it stays under 60 characters. */
    headline: 'It’s 3 a.m. Someone who knows your clinic picks up.',
    lead: `${company.name} runs the helpdesk, the network and the records systems for medical practices, hospitals, clinics, and nursing and care facilities. Call at any hour, from anywhere within ${claims.radiusMiles} miles of ${address.city}, and we get to work.`,
    servicesButton: 'Explore Services',
    contactButton: 'Get in Touch',
  },
  facts: [
    { value: claims.supportHours, label: 'support, nights and holidays included' },
    { value: `${claims.radiusMiles}-mile`, label: 'radius for remote support' },
    { value: `Up to ${claims.maxUsers}`, label: 'users on one network' },
    {
      value: `${claims.yearsExperience}+ years`,
      label: 'our people’s experience in healthcare IT',
    },
  ],
  services: {
    heading: 'What we take off your desk',
    intro: `${serviceCountFirst} services, one number to call. Start with the one that hurts today; most clinics add the others as contracts run out.`,
    linkLabel: 'Learn More',
  },
  about: {
    heading: `Over ${claims.yearsExperience} years of experience, all\u00a0of\u00a0it in buildings where patients wait`,
    text: 'We know which printer stops check-in, why the lab interface fails after an update, and that nobody can reboot a server at ten on a Monday. So we ask about your day first, and plan the work around it.',
    highlights: [
      {
        title: 'Healthcare only',
        description:
          'Every client sees patients. We do not have to learn what an EHR is, or why it cannot be down at nine.',
      },
      {
        title: 'HIPAA, every day',
        description:
          'Access lists, encryption, logs and backups are part of each job, and written down for your next risk analysis.',
      },
      {
        title: `Awake ${claims.supportHours}`,
        description:
          'Night shift, weekend clinic or holiday: the same number, and notes that tell us what you run and who to call.',
      },
      {
        title: 'From here',
        description: `Our office is in ${address.city}, ${address.regionName}. Remote support reaches clients within ${claims.radiusMiles} miles.`,
      },
    ] satisfies readonly Feature[],
    linkLabel: 'More about us',
  },
  callToAction: {
    heading: 'Get a free IT assessment',
    text: 'We look at your network, backups, access rules and contracts, and give you a list in plain words: what is fine, what can wait, what cannot. The list is yours, whether you hire us or not.',
    buttonLabel: 'Request your free assessment',
  },
  testimonials: {
    heading: 'What clinics tell us',
    /** Beside the carousel, as a stars-with-text label (spec §9). */
    starsLabel: `${searchListing.reviews?.stars ?? 0} out of 5 stars`,
  },
  caseStudy: {
    eyebrow: 'Case study',
    title: 'Network Transformation',
    summary: 'How one clinic went from 5 Mbps to 1000 Mbps and cut its ISP costs by five figures.',
    linkLabel: 'Read the case study',
  },
} as const;
