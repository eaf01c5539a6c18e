import { company, type SearchListing, searchListing } from '#shared/content/company.ts';
import { standingText } from '#shared/content/rating-line.ts';
import { type PageId, pages } from '#shared/pages/index.ts';
import { expect, test } from 'vitest';
import { pageHead } from '../lib/page/page-head.ts';
import type { PageModule } from '../lib/page/page-module.ts';
import * as blogPage from '../pages/blog/page.tsx';
import * as home from '../pages/home/page.tsx';
import * as testimonials from '../pages/testimonials/page.tsx';
import { pageJsonLd } from './page-json-ld.ts';

const publicUrl = 'https://site.test';

/** The things of a page without parameters and data, as JSON. */
function thingsOf<Data>(
  id: PageId,
  page: Pick<PageModule<Data>, 'jsonLd'>,
  listing: SearchListing,
): Record<string, unknown>[] {
  const known = { params: {}, search: '', data: undefined, hasFailed: false, publicUrl };
  const data = pageJsonLd(page, { ...known, id, head: pageHead(pages[id]) }, listing);
  return (JSON.parse(JSON.stringify(data)) as { '@graph': Record<string, unknown>[] })['@graph'];
}

const businessWith = (listing: SearchListing) =>
  thingsOf('home', home, listing).find((thing) => thing['@type'] === 'LocalBusiness') ?? {};

/** Whoever the company is: a listing in which nothing is left out. */
const full: SearchListing = {
  ...searchListing,
  rating: { value: 4.9, count: 127 },
  reviews: { stars: 5 },
};

/** Each line of the listing, and what it becomes. */
const properties: Record<Exclude<keyof SearchListing, 'reviews'>, string> = {
  geo: 'geo',
  openingHours: 'openingHoursSpecification',
  officeHours: 'location',
  areaServed: 'areaServed',
  foundingYear: 'foundingDate',
  rating: 'aggregateRating',
};

test.each(Object.entries(properties))(
  'the line %s of the listing, set to null, takes %s out of the structured data and leaves the rest',
  (line, property) => {
    const whole = businessWith(full);
    expect(whole[property]).toBeDefined();
    const without = businessWith({ ...full, [line]: null });
    const { [property]: _, ...rest } = whole;
    // Without a place on the map there is no circle around it either.
    if (line === 'geo') rest.areaServed = [{ '@type': 'State', name: company.address.regionName }];
    expect(without).toEqual(rest);
  },
);

test('without reviews no quote of the testimonials page is called one', () => {
  const typesWith = (listing: SearchListing) =>
    thingsOf('testimonials', testimonials, listing).map((thing) => thing['@type']);
  expect(typesWith(full)).toContain('Review');
  expect(typesWith({ ...full, reviews: null })).not.toContain('Review');
});

test('without a rating the home page still says where and since when, and no number of stars', () => {
  const since = `Serving ${company.address.regionName} since ${company.foundingYear}.`;
  expect(standingText({ value: 4.9, count: 127 })).toBe(
    `Rated 4.9 out of 5 in 127 reviews. ${since}`,
  );
  expect(standingText(null)).toBe(since);
});

test('structured data without loaded posts describes the blog without posts', () => {
  const blog = thingsOf('blog', blogPage, searchListing).find((thing) => thing['@type'] === 'Blog');
  expect(blog).toMatchObject({ url: 'https://site.test/blog', blogPost: [] });
});
