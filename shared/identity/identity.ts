/**
 * Who the company is: the one file an owner changes. `npm run identity` asks for everything in it and
 * writes it; by hand is fine too (identity-schema.ts says what each line means and accepts).
 *
 * Every name, number and address of the sample is reserved (555 numbers, `.example` hosts), so none
 * of them can reach a stranger. Pages, structured data, the assistant, text messages, pictures and
 * colors follow from here; company.ts gives them the shapes in which they are read.
 */
import type { Identity } from './identity-schema.ts';

export const identity: Identity = {
  names: {
    company: 'Redbud Health IT',
    brand: 'Redbud',
    alertsProgram: 'Redbud IT Alerts',
  },
  blurb:
    'IT support, security and networks for medical practices, hospitals, clinics, and nursing and care facilities. Based in Edmond, Oklahoma, and awake when you are.',
  place: {
    street: '1200 Example Avenue',
    unit: 'Suite 200',
    city: 'Edmond',
    region: 'OK',
    regionName: 'Oklahoma',
    postalCode: '73034',
    latitude: 35.6528,
    longitude: -97.4781,
    timeZone: 'America/Chicago',
  },
  hours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
  ],
  foundingYear: 2020,
  claims: {
    supportHours: '24/7/365',
    radiusMiles: 500,
    maxUsers: 1000,
    yearsExperience: 15,
    combinedYears: 40,
    satisfaction: 99,
    retention: 95,
    resolutionSpeed: 8.5,
    uptime: 99.9,
  },
  rating: { value: 4.9, count: 127 },
  reviews: { stars: 5 },
  bbb: 'BBB A-',
  channels: {
    phone: '(800) 555-0199',
    sms: '(405) 555-0142',
    general: 'hello@redbudhealthit.example',
    sales: 'sales@redbudhealthit.example',
    support: 'support@redbudhealthit.example',
    web: 'https://www.redbudhealthit.example',
    social: [
      { name: 'Facebook', url: 'https://facebook.example/redbudhealthit' },
      { name: 'LinkedIn', url: 'https://linkedin.example/company/redbudhealthit' },
    ],
  },
  portals: {
    records: 'https://records.clinical-portal.example/login',
    medication: 'https://emar.clinical-portal.example/login',
    pointOfCare: 'https://poc.clinical-portal.example/login',
  },
  team: [
    {
      role: 'CEO',
      monogram: 'CEO',
      bio: 'Sets the standard for how we treat a clinic at its worst hour, and takes the call when we miss it.',
      name: null,
      photo: null,
    },
    {
      role: 'Chief Revenue Officer',
      monogram: 'CRO',
      bio: 'Walks your building before writing a price, and puts what is included, and what is not, on one page.',
      name: null,
      photo: null,
    },
    {
      role: 'CTO',
      monogram: 'CTO',
      bio: 'Designs the networks, backups and access rules we run, and tests the restore before it is needed.',
      name: null,
      photo: null,
    },
  ],
  theme: { hue: 357 },
  map: 'relief',
  legal: {
    privacyUpdated: '2025-04-23',
    cookiesUpdated: '2025-04-23',
    termsUpdated: '2025-08-30',
    consentVersion: '2025-08-30.1',
  },
};
