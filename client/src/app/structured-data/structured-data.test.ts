import { type SearchListing, searchListing } from '#shared/content/company.ts';
import { standingText } from '#shared/content/standing.ts';
import { pageMetadata } from '#shared/metadata/page-metadata.ts';
import { type PageId, pagePath } from '#shared/site-map.ts';
import { expect, test } from 'vitest';
import { structuredDataOf } from './structured-data.ts';

const publicUrl = 'https://site.test';

/** The things of a page without parameters and data, as JSON. */
function thingsOf(page: PageId, listing: SearchListing): Record<string, unknown>[] {
  const head = { ...pageMetadata[page], canonicalPath: pagePath(page), isIndexed: true };
  const loaded = () => undefined;
  const data = structuredDataOf({ page, params: {}, head, publicUrl, loaded, listing });
  return (JSON.parse(JSON.stringify(data)) as { '@graph': Record<string, unknown>[] })['@graph'];
}

const businessWith = (listing: SearchListing) =>
  thingsOf('home', listing).find((thing) => thing['@type'] === 'LocalBusiness') ?? {};

/** Each line of the listing, and what it becomes. */
const properties: Record<keyof SearchListing, string> = {
  geo: 'geo',
  openingHours: 'openingHoursSpecification',
  officeHours: 'location',
  areaServed: 'areaServed',
  foundingYear: 'foundingDate',
  rating: 'aggregateRating',
  reviews: 'review',
};

test.each(Object.entries(properties))(
  'the line %s of company.ts, set to null, takes %s out of the structured data and leaves the rest',
  (line, property) => {
    const whole = businessWith(searchListing);
    expect(whole[property]).toBeDefined();
    const without = businessWith({ ...searchListing, [line]: null });
    const { [property]: _, ...rest } = whole;
    // Without a place on the map there is no circle around it either.
    if (line === 'geo') rest.areaServed = [{ '@type': 'State', name: 'Oklahoma' }];
    expect(without).toEqual(rest);
  },
);

test('without reviews no quote of the testimonials page is called one', () => {
  const typesWith = (listing: SearchListing) =>
    thingsOf('testimonials', listing).map((thing) => thing['@type']);
  expect(typesWith(searchListing)).toContain('Review');
  expect(typesWith({ ...searchListing, reviews: null })).not.toContain('Review');
});

test('without a rating the home page still says where and since when, and no number of stars', () => {
  expect(standingText({ value: 4.9, count: 127 })).toBe(
    'Rated 4.9 out of 5 in 127 reviews. Serving Oklahoma since 2020.',
  );
  expect(standingText(null)).toBe('Serving Oklahoma since 2020.');
});

test('structured data without loaded posts describes the blog without posts', () => {
  const blog = thingsOf('blog', searchListing).find((thing) => thing['@type'] === 'Blog');
  expect(blog).toMatchObject({ url: 'https://site.test/blog', blogPost: [] });
});
