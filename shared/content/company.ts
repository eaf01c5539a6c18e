/**
 * The one file an owner edits.
 *
 * Every name, number and address below is a sample: 555 numbers and `.example` hosts are reserved,
 * so none of them can reach a stranger. No other file may spell out a phone number, an e-mail
 * address or a postal address; pages, structured data, the assistant and the SMS replies read them
 * here. company-facts.test.ts holds that rule. Changing a name also changes the SMS consent text,
 * which then needs a new version (sms-consent.ts says how).
 */

/** All three spellings of one telephone number, from the one people read. */
const phoneNumber = (display: `(${string}) ${string}-${string}`) => {
  const e164 = `+1${display.replace(/\D/g, '')}`;
  return { display, e164, href: `tel:${e164}` };
};

const emailAddress = (address: `${string}@${string}`) => ({ address, href: `mailto:${address}` });

const names = {
  /** The legal entity, as in contracts and the footer. */
  name: 'Redbud Health IT',
  /** The product brand: the blog is "Redbud Blog". */
  brand: 'Redbud',
  /** The SMS program, as registered with the carriers. */
  alertsProgram: 'Redbud IT Alerts',
};

const address = {
  street: '1200 Example Avenue',
  unit: 'Suite 200',
  city: 'Edmond',
  region: 'OK',
  regionName: 'Oklahoma',
  postalCode: '73034',
  country: 'US',
};

/** The office. Support itself never closes (claims.supportHours). */
const officeHours = {
  days: 'Monday to Friday',
  hours: '8:00 AM to 6:00 PM Central',
  timeZone: 'America/Chicago',
};

/** Shown above the quotes, and to search engines. Set to null until the reviews behind it exist. */
const rating: Rating | null = { value: 4.9, count: 127 };

export interface Rating {
  /** Out of 5. */
  value: number;
  /** How many reviews it is the average of. */
  count: number;
}

/** Middle of Edmond, for the map and structured data. */
const geo = { latitude: 35.6528, longitude: -97.4781 };

const foundingYear = 2020;

/** The only figures the site may claim (spec §9). Copy interpolates them; it never repeats them. */
export const claims = {
  supportHours: '24/7/365',
  /** Remote support reaches this far from the office, in miles. */
  radiusMiles: 500,
  /** Largest network built and run for one client, in users. */
  maxUsers: 1000,
  /** "Over 15 years of experience." */
  yearsExperience: 15,
  /** "40+ years combined experience": the leadership team added up. */
  combinedYears: 40,
  /** Client satisfaction, percent. */
  satisfaction: 99,
  /** Client retention, percent. */
  retention: 95,
  /** Average issue resolution speed, out of 10. */
  resolutionSpeed: 8.5,
  /** Website hosting uptime, percent. */
  uptime: 99.9,
} as const;

/** Three roles; names and photos come from the owner. `bio` says what the role does for a client. */
export interface TeamRole {
  role: string;
  /** Two or three letters for the monogram tile that stands where no photo is given. */
  monogram: string;
  bio: string;
  /** A person's name, or null while only the role is shown. */
  name: string | null;
  /** Path of a photo in client/public, or null for the monogram. */
  photo: string | null;
}

const team: readonly TeamRole[] = [
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
];

export const company = {
  ...names,
  /** One sentence for the footer, the feed and structured data. */
  blurb:
    'IT support, security and networks for medical practices, hospitals, clinics, and nursing and care facilities. Based in Edmond, Oklahoma, and awake when you are.',
  foundingYear,
  phone: phoneNumber('(800) 555-0199'),
  /** The number alerts come from, and the one START is texted to. */
  sms: phoneNumber('(405) 555-0142'),
  emails: {
    general: emailAddress('hello@redbudhealthit.example'),
    sales: emailAddress('sales@redbudhealthit.example'),
    support: emailAddress('support@redbudhealthit.example'),
  },
  web: { url: 'https://www.redbudhealthit.example', label: 'www.redbudhealthit.example' },
  address: {
    ...address,
    lines: [
      `${address.street}, ${address.unit}`,
      `${address.city}, ${address.region} ${address.postalCode}`,
    ],
    oneLine: `${address.street}, ${address.unit}, ${address.city}, ${address.region} ${address.postalCode}`,
  },
  geo,
  officeHours: { ...officeHours, display: `${officeHours.days}, ${officeHours.hours}` },
  bbb: 'BBB A-',
  /** Login pages of the external clinical-records system, behind the three cards of /elo. */
  portals: {
    records: 'https://records.clinical-portal.example/login',
    medication: 'https://emar.clinical-portal.example/login',
    pointOfCare: 'https://poc.clinical-portal.example/login',
  },
  rating,
  social: [
    { name: 'Facebook', url: 'https://facebook.example/redbudhealthit' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/redbudhealthit' },
  ],
  claims,
  team,
} as const;

/** Days as schema.org names them, times of the office's zone on a 24-hour clock. */
export interface OpeningHours {
  days: readonly (
    'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
  )[];
  opens: `${number}:${number}`;
  closes: `${number}:${number}`;
}

export interface SearchListing {
  geo: { latitude: number; longitude: number } | null;
  /** When somebody answers; whole days are 00:00 to 23:59. */
  openingHours: OpeningHours | null;
  /** When the door of the office is open. */
  officeHours: OpeningHours | null;
  areaServed: { region: string; radiusMiles: number } | null;
  foundingYear: number | null;
  rating: Rating | null;
  /** What every quote on the site counts for; null: quotes are not called reviews. */
  reviews: { stars: number } | null;
}

/**
 * What search engines are told about the company beyond its name, phone and address. Set a line to
 * null and it is gone from the structured data (docs/decisions/structured-data.md: whether to show
 * search engines stars that we give ourselves is the owner's choice).
 */
export const searchListing: SearchListing = {
  geo,
  openingHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: '00:00',
    closes: '23:59',
  },
  officeHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  },
  areaServed: { region: address.regionName, radiusMiles: claims.radiusMiles },
  foundingYear,
  rating,
  reviews: { stars: 5 },
};
