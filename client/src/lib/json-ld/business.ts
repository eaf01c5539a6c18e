import { company, type OpeningHours, type SearchListing } from '#shared/content/company.ts';
import type {
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  State,
} from 'schema-dts';

const METERS_PER_MILE = 1609.344;

/** Names the company in the whole site's data: every mention is the same one. */
const companyId = (publicUrl: string) => `${publicUrl}/#company`;

/** The company, as the maker of a page or an article. */
export function organization(publicUrl: string): Exclude<Organization, string> {
  const { name } = company;
  return { '@type': 'Organization', '@id': companyId(publicUrl), name, url: `${publicUrl}/` };
}

/** Where services can be had: the state; the radius is on the pages that show it. */
export const stateServed = (region: string): State => ({ '@type': 'State', name: region });

/**
 * Name, number and door of the company: what every page with header and footer shows. schema.org has
 * no closer type for an IT company ("ProfessionalService" is deprecated there).
 */
export function localBusiness(publicUrl: string, listing: SearchListing) {
  const { name, phone, emails, address } = company;
  const { officeHours } = listing;
  const postalAddress: PostalAddress = {
    '@type': 'PostalAddress',
    streetAddress: address.streetLine,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
  return {
    '@type': 'LocalBusiness',
    '@id': companyId(publicUrl),
    name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    image: `${publicUrl}/share/home.png`,
    telephone: phone.e164,
    email: emails.general.address,
    address: postalAddress,
    // Somebody answers at any hour; the door of the office closes.
    ...(officeHours && {
      location: {
        '@type': 'Place',
        address: postalAddress,
        openingHoursSpecification: hoursOf(officeHours),
      },
    }),
  } as const satisfies LocalBusiness;
}

/** Everything the home page shows about the company. */
export function listedBusiness(publicUrl: string, listing: SearchListing): LocalBusiness {
  const { geo, openingHours, areaServed, foundingYear, rating } = listing;
  return {
    ...localBusiness(publicUrl, listing),
    sameAs: company.social.map(({ url }) => url),
    ...(foundingYear !== null && { foundingDate: String(foundingYear) }),
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    ...(openingHours && { openingHoursSpecification: hoursOf(openingHours) }),
    ...(areaServed && {
      areaServed: [
        stateServed(areaServed.region),
        ...(geo
          ? [
              {
                '@type': 'GeoCircle',
                geoMidpoint: { '@type': 'GeoCoordinates', ...geo },
                geoRadius: Math.round(areaServed.radiusMiles * METERS_PER_MILE),
              } as const,
            ]
          : []),
      ],
    }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        reviewCount: rating.count,
        bestRating: 5,
      },
    }),
  };
}

/** One row of hours stands by itself, several are a list. */
function hoursOf(rows: readonly OpeningHours[]) {
  const [first, ...others] = rows.map(specificationOf);
  if (!first) throw new Error('There are no opening hours.');
  return others.length > 0 ? [first, ...others] : first;
}

const specificationOf = ({ days, opens, closes }: OpeningHours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days,
  opens,
  closes,
});
