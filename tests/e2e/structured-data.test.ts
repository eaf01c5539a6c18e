import { isSample } from '#tests/identity/is-sample.ts';
import { company, searchListing } from '#shared/content/company.ts';
import { faq } from '#shared/content/faq.ts';
import { howTo } from '#shared/content/how-to.ts';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { everyAddress } from './support/every-address.ts';
import { servedPage } from './support/served-page.ts';
import { structuredDataFaults, thingsOf } from './support/structured-data.ts';

/** Every page, service and post, one after the other, on a machine that may be slow. */
const ALL_PAGES = { timeout: 240_000 };

test(
  'every fact in the structured data of every page stands on that page',
  ALL_PAGES,
  async ({ siteUrl }) => {
    const faults: Record<string, string[]> = {};
    for (const path of await everyAddress(siteUrl)) {
      const found = structuredDataFaults(await servedPage(siteUrl, path));
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  },
);

/** Quotes count as reviews only where the company says with how many stars. */
const reviews = searchListing.reviews === null ? [] : ['Review', 'Review', 'Review'];

test.for([
  ['/', ['WebSite', 'LocalBusiness', 'FAQPage']],
  ['/services', ['CollectionPage', 'HowTo']],
  ['/services/efax-services', ['WebPage', 'Service']],
  ['/about', ['AboutPage']],
  ['/contact', ['ContactPage']],
  ['/testimonials', ['CollectionPage', ...reviews]],
  ['/case-study', ['WebPage', 'Article']],
  ['/blog', ['CollectionPage', 'Blog']],
  ['/privacy-policy', ['WebPage']],
] as const)('%s says that it is %j, and where it lies', async ([path, types], { siteUrl }) => {
  const things = thingsOf(await servedPage(siteUrl, path));
  expect(things.map((thing) => thing['@type'])).toEqual([...types, 'BreadcrumbList']);
});

test(
  'breadcrumbs of every page begin at Home and end at the page',
  ALL_PAGES,
  async ({ siteUrl }) => {
    for (const path of await everyAddress(siteUrl)) {
      const page = await servedPage(siteUrl, path);
      const list = thingsOf(page).find((thing) => thing['@type'] === 'BreadcrumbList');
      const items = list?.itemListElement as { position: number; name: string; item: string }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items[0]).toMatchObject({ name: 'Home', item: `${siteUrl}/` });
      expect(items.at(-1)?.item).toBe(page.canonical);
    }
  },
);

test('search engines hear what the specification says of the company', async ({ siteUrl }) => {
  const things = thingsOf(await servedPage(siteUrl, '/'));
  expect(things.find((thing) => thing['@type'] === 'LocalBusiness')).toMatchObject({
    name: company.name,
    foundingDate: String(company.foundingYear),
    openingHoursSpecification: { opens: '00:00', closes: '23:59' },
    areaServed: [{ name: company.address.regionName }, { '@type': 'GeoCircle' }],
  });
});

test.skipIf(!isSample)(
  'the sample’s figures are those of the specification',
  async ({ siteUrl }) => {
    const things = thingsOf(await servedPage(siteUrl, '/'));
    expect(things.find((thing) => thing['@type'] === 'LocalBusiness')).toMatchObject({
      foundingDate: '2020',
      aggregateRating: { ratingValue: 4.9, reviewCount: 127 },
      location: { openingHoursSpecification: { opens: '08:00', closes: '18:00' } },
      areaServed: [{ name: 'Oklahoma' }, { geoRadius: 804672 }],
    });
  },
);

test('the questions and the seven steps are the ones of the content, in their order', async ({
  siteUrl,
}) => {
  const home = thingsOf(await servedPage(siteUrl, '/'));
  const faqPage = home.find((thing) => thing['@type'] === 'FAQPage');
  const questions = faqPage?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(
    questions.map(({ name, acceptedAnswer: { text } }) => ({ question: name, answer: text })),
  ).toEqual(faq);
  const services = thingsOf(await servedPage(siteUrl, '/services'));
  expect(services.find((thing) => thing['@type'] === 'HowTo')).toMatchObject({
    totalTime: 'P1W',
    estimatedCost: { currency: 'USD', minValue: 500, maxValue: 5000 },
    step: howTo.steps.map(({ url, isWorthReading: _, ...step }) => ({
      ...step,
      url: siteUrl + url,
    })),
  });
});

test('a post says when it came out, and Open Graph says the same', async ({ siteUrl }) => {
  const page = await servedPage(siteUrl, '/blog/backups-you-can-restore');
  const post = thingsOf(page).find((thing) => thing['@type'] === 'BlogPosting');
  expect(post).toMatchObject({
    headline: page.document.querySelector('h1')?.textContent,
    datePublished: page.meta('article:published_time'),
    dateModified: page.meta('article:modified_time'),
    articleSection: page.meta('article:section'),
    image: page.meta('og:image'),
  });
  expect(page.meta('og:type')).toBe('article');
  const tags = page.document.querySelectorAll('meta[property="article:tag"]');
  expect(Array.from(tags, (tag) => tag.getAttribute('content'))).toEqual(post?.keywords);
});

test('a post with a picture names it beside the share picture, with what it shows', async ({
  siteUrl,
}) => {
  const page = await servedPage(siteUrl, '/blog/ransomware-drill-in-one-hour');
  const post = thingsOf(page).find((thing) => thing['@type'] === 'BlogPosting');
  const picture = page.document.querySelector<HTMLImageElement>('article img');
  expect(picture?.alt).toBeTruthy();
  expect(post?.image).toEqual([
    page.meta('og:image'),
    {
      '@type': 'ImageObject',
      url: siteUrl + (picture?.getAttribute('src') ?? ''),
      caption: picture?.alt,
    },
  ]);
});

test.for(['/nowhere', '/services/no-such-service', '/blog/no-such-post'])(
  'the missing page %s describes nothing but the way home',
  async (path, { siteUrl }) => {
    const page = await servedPage(siteUrl, path);
    expect(thingsOf(page).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  },
);
