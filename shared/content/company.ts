/**
 * The identity in the shapes in which it is read. What an owner changes stands in
 * shared/identity/identity.ts; no other file may spell out a phone number, an e-mail address or a
 * postal address (company-facts.test.ts).
 */
import { DAYS } from '../identity/days.ts';
import { identity } from '../identity/identity.ts';
import type { Identity } from '../identity/identity-schema.ts';
import { hoursLines, oneSentence } from '../identity/office-hours.ts';
import { timeZoneOf } from '../identity/time-zones.ts';

const { names, place, channels, portals, legal, team } = identity;

export const claims = identity.claims;
export type Rating = NonNullable<Identity['rating']>;
/** Three roles; names and photos come from the owner. `bio` says what the role does for a client. */
export type TeamRole = Identity['team'][number];
/** Days as schema.org names them, times of the office's zone on a 24-hour clock. */
export type OpeningHours = Identity['hours'][number];

/** All three spellings of one telephone number, from the one people read. */
function phoneNumber(display: string) {
  const e164 = `+1${display.replace(/\D/g, '')}`;
  return { display, e164, href: `tel:${e164}` };
}

const emailAddress = (address: string) => ({ address, href: `mailto:${address}` });

const { street, unit, city, region, regionName, postalCode } = place;
const streetLine = unit === null ? street : `${street}, ${unit}`;
const cityLine = `${city}, ${region} ${postalCode}`;
const zone = timeZoneOf(place.timeZone);
const openLines = hoursLines(identity.hours, zone.word);
const geo = { latitude: place.latitude, longitude: place.longitude };

export const company = {
  name: names.company,
  brand: names.brand,
  alertsProgram: names.alertsProgram,
  blurb: identity.blurb,
  foundingYear: identity.foundingYear,
  phone: phoneNumber(channels.phone),
  /** The number alerts come from, and the one START is texted to. */
  sms: phoneNumber(channels.sms),
  emails: {
    general: emailAddress(channels.general),
    sales: emailAddress(channels.sales),
    support: emailAddress(channels.support),
  },
  web: { url: channels.web, label: channels.web.replace('https://', '') },
  address: {
    street,
    unit,
    city,
    region,
    regionName,
    postalCode,
    country: 'US',
    streetLine,
    lines: [streetLine, cityLine],
    oneLine: `${streetLine}, ${cityLine}`,
  },
  geo,
  /** When the door of the office is open. Support itself never closes (claims.supportHours). */
  officeHours: {
    lines: openLines,
    display: oneSentence(openLines),
    timeZone: place.timeZone,
    zone,
  },
  bbb: identity.bbb,
  portals,
  rating: identity.rating,
  social: channels.social,
  claims,
  team,
  legal,
};

export interface SearchListing {
  geo: { latitude: number; longitude: number } | null;
  /** When somebody answers; whole days are 00:00 to 23:59. */
  openingHours: readonly OpeningHours[] | null;
  /** When the door of the office is open. */
  officeHours: readonly OpeningHours[] | null;
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
  openingHours: [{ days: [...DAYS], opens: '00:00', closes: '23:59' }],
  officeHours: identity.hours,
  areaServed: { region: regionName, radiusMiles: claims.radiusMiles },
  foundingYear: identity.foundingYear,
  rating: identity.rating,
  reviews: identity.reviews,
};
