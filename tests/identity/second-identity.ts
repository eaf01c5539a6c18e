import type { Identity } from '#shared/identity/identity-schema.ts';

/** Another company, in another state, with nothing of the sample: no rating, no stars, no badge. */
export const secondIdentity: Identity = {
  names: {
    company: 'Cascade Care Systems',
    brand: 'Cascade',
    alertsProgram: 'Cascade Care IT Alerts',
  },
  blurb: 'Computers, networks and records for clinics in the high desert. Based in Bend, Oregon.',
  place: {
    street: '40 Juniper Way',
    unit: null,
    city: 'Bend',
    region: 'OR',
    regionName: 'Oregon',
    postalCode: '97701',
    latitude: 44.0582,
    longitude: -121.3153,
    timeZone: 'America/Los_Angeles',
  },
  hours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:30',
      closes: '17:00',
    },
    { days: ['Saturday'], opens: '09:00', closes: '13:00' },
  ],
  foundingYear: 2011,
  claims: {
    supportHours: '24/7/365',
    radiusMiles: 320,
    maxUsers: 640,
    yearsExperience: 12,
    combinedYears: 33,
    satisfaction: 97,
    retention: 92,
    resolutionSpeed: 8.1,
    uptime: 99.8,
  },
  rating: null,
  reviews: null,
  bbb: null,
  channels: {
    phone: '(888) 555-0123',
    sms: '(541) 555-0177',
    general: 'desk@cascadecare.test',
    sales: 'start@cascadecare.test',
    support: 'help@cascadecare.test',
    web: 'https://www.cascadecare.test',
    social: [{ name: 'Mastodon', url: 'https://social.cascadecare.test/@care' }],
  },
  portals: {
    records: 'https://one.portal.test/in',
    medication: 'https://two.portal.test/in',
    pointOfCare: 'https://three.portal.test/in',
  },
  team: [
    { role: 'CEO', monogram: 'AB', bio: 'Answers for all of it.', name: 'Ada Birch', photo: null },
    {
      role: 'Chief Revenue Officer',
      monogram: 'CD',
      bio: 'Puts the price on one page.',
      name: 'Cy Dunn',
      photo: null,
    },
    { role: 'CTO', monogram: 'EF', bio: 'Tests the restore.', name: 'Eve Fox', photo: null },
  ],
  theme: { hue: 255 },
  map: 'drawn',
  legal: {
    privacyUpdated: '2026-02-03',
    cookiesUpdated: '2026-02-04',
    termsUpdated: '2026-02-05',
    consentVersion: '2026-02-06.1',
  },
};
