import { z } from 'zod';
import { DAYS } from './days.ts';
import { isTimeZone } from './time-zones.ts';
import { usStates } from './us-states.ts';

/**
 * What an identity is made of, and what each answer must look like: `npm run identity` checks with it,
 * and the type of identity.ts is taken from it. The browser may only `import type` from here.
 */

const line = (max: number) => z.string().trim().min(1).max(max);
const optionalLine = (max: number) => line(max).nullable();
const phone = z.string().regex(/^\([2-9]\d\d\) [2-9]\d\d-\d{4}$/, 'must look like (800) 555-0199');
const email = z.string().regex(/^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i, 'must be an e-mail address');
const url = z
  .string()
  .regex(/^https:\/\/[a-z\d.-]+(:\d+)?(\/\S*)?$/i, 'must be an address that begins with https://');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 08:00 or 18:30');
const day = z.iso.date('must be a day like 2026-03-01');
const year = z.number().int().min(1850).max(2100);

const openTimes = z
  .strictObject({ days: z.array(z.enum(DAYS)).min(1), opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, 'must open before it closes');

const person = z.strictObject({
  role: line(60),
  /** Two or three letters for the monogram tile that stands where no photo is given. */
  monogram: z.string().regex(/^[A-Z]{2,3}$/, 'must be two or three capital letters'),
  /** Two sentences: what the role does for a client. */
  bio: line(300),
  /** Null while only the role is shown. */
  name: optionalLine(80),
  /** Path of a photo in client/public, or null for the monogram. */
  photo: z
    .string()
    .regex(/^\/\S+$/, 'must be a path that begins with /')
    .nullable(),
});

export const identitySchema = z.strictObject({
  names: z.strictObject({
    /** The legal entity, as in contracts and the footer. */
    company: line(60),
    /** The product brand: the blog is "Redbud Blog". */
    brand: line(24),
    /** The text-message program, as registered with the carriers. */
    alertsProgram: line(30),
  }),
  /** One sentence for the footer, the feed and structured data. */
  blurb: line(240),
  place: z.strictObject({
    street: line(80),
    unit: optionalLine(40),
    city: line(60),
    region: z.string().refine((code) => Object.hasOwn(usStates, code), 'must be a state, like OK'),
    regionName: line(40),
    postalCode: z.string().regex(/^\d{5}(-\d{4})?$/, 'must be a ZIP code'),
    latitude: z.number().min(18).max(72),
    longitude: z.number().min(-180).max(-66),
    timeZone: z.string().refine(isTimeZone, 'must be a time zone of the United States'),
  }),
  /** When the door of the office is open. Support itself never closes. */
  hours: z.array(openTimes).min(1).max(4),
  foundingYear: year,
  /** The only figures the site may claim. */
  claims: z.strictObject({
    supportHours: z.literal('24/7/365'),
    /** Remote support reaches this far from the office, in miles. */
    radiusMiles: z.number().int().min(10).max(3000),
    /** Largest network built and run for one client, in users. */
    maxUsers: z.number().int().positive(),
    yearsExperience: z.number().int().positive(),
    /** The leadership team added up. */
    combinedYears: z.number().int().positive(),
    /** Percent of clients. */
    satisfaction: z.number().positive().max(100),
    retention: z.number().positive().max(100),
    /** Out of 10. */
    resolutionSpeed: z.number().positive().max(10),
    /** Website hosting, percent. */
    uptime: z.number().positive().max(100),
  }),
  /** The average of reviews that exist, or null. */
  rating: z
    .strictObject({ value: z.number().min(1).max(5), count: z.number().int().positive() })
    .nullable(),
  /** Stars that every quote on the site counts for; null: quotes are not called reviews. */
  reviews: z.strictObject({ stars: z.number().int().min(1).max(5) }).nullable(),
  /** The badge of the Better Business Bureau, or null. */
  bbb: z
    .string()
    .regex(/^BBB [A-F][+-]?$/, 'must look like BBB A-')
    .nullable(),
  channels: z.strictObject({
    phone,
    /** The number alerts come from, and the one START is texted to. */
    sms: phone,
    general: email,
    sales: email,
    support: email,
    web: z.string().regex(/^https:\/\/[a-z\d.-]+$/i, 'must look like https://www.example.com'),
    social: z.array(z.strictObject({ name: line(30), url })).max(8),
  }),
  /** Login pages of the external clinical-records system, behind the three cards of /elo. */
  portals: z.strictObject({ records: url, medication: url, pointOfCare: url }),
  team: z.array(person).length(3),
  theme: z.strictObject({
    /** Angle on the color wheel (OKLCH), 0 to 359: every color of the brand follows it. */
    hue: z.number().int().min(0).max(359),
  }),
  /** 'relief' is a rendered picture of one place; 'drawn' fits every place. */
  map: z.enum(['relief', 'drawn']),
  legal: z.strictObject({
    /** When the policies last changed. */
    privacyUpdated: day,
    cookiesUpdated: day,
    termsUpdated: day,
    /** Of the consent text: a day and a number, e.g. 2026-03-01.1. Other words need another one. */
    consentVersion: z.string().regex(/^\d{4}-\d\d-\d\d\.[1-9]\d*$/, 'must look like 2026-03-01.1'),
  }),
});

export type Identity = z.infer<typeof identitySchema>;
