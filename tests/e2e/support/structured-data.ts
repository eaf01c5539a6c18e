import { company } from '#shared/content/company.ts';
import type { Day } from '#shared/identity/days.ts';
import { hoursLines } from '#shared/identity/office-hours.ts';
import { type ServedPage, withoutSpace } from './served-page.ts';

export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The things a page describes. @throws Error when it has not exactly one readable JSON-LD script */
export function thingsOf({ document, path }: ServedPage): JsonLdNode[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length !== 1) throw new Error(`${path} has ${scripts.length} JSON-LD scripts.`);
  const data = JSON.parse(scripts[0]?.textContent ?? '') as {
    '@context': string;
    '@graph': JsonLdNode[];
  };
  if (data['@context'] !== 'https://schema.org') throw new Error(`${path}: ${data['@context']}`);
  return data['@graph'];
}

/** What a thing must say; Google's required properties, and those the specification asks for. */
const required: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ['name', 'url', 'mainEntity'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Answer: ['text'],
  Article: ['headline', 'description', 'author', 'publisher', 'image', 'url'],
  Blog: ['name', 'url', 'blogPost', 'publisher'],
  BlogPosting: ['headline', 'url', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'url'],
  ContactPage: ['name', 'url', 'mainEntity'],
  ContactPoint: ['contactType', 'telephone', 'email'],
  FAQPage: ['name', 'url', 'mainEntity'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  GeoCoordinates: ['latitude', 'longitude'],
  HowTo: ['name', 'step', 'totalTime', 'estimatedCost'],
  HowToStep: ['position', 'name', 'text', 'url'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  LocalBusiness: ['name', 'address', 'telephone', 'url', 'image'],
  MonetaryAmount: ['currency', 'minValue', 'maxValue'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['address'],
  PostalAddress: [
    'streetAddress',
    'addressLocality',
    'addressRegion',
    'postalCode',
    'addressCountry',
  ],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue', 'bestRating'],
  Review: ['reviewBody', 'reviewRating', 'author'],
  Service: ['name', 'description', 'provider', 'areaServed', 'url'],
  State: ['name'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url', 'publisher'],
};

/** Things that have the page's own title as their name, not a line on the page. */
const WEB_PAGES = ['AboutPage', 'CollectionPage', 'ContactPage', 'FAQPage', 'WebPage'];

/** Properties that are no facts a reader could look for, and why. */
const notShown: Readonly<Record<string, string>> = {
  '@type': 'a word of the vocabulary',
  '@id': 'a name for machines',
  geo: 'the place is drawn on the map; nobody reads coordinates',
  geoMidpoint: 'the same place',
  addressCountry: 'readers know in which country the state of the address lies',
  image: 'the share picture shows title and brand',
  logo: 'the header draws it',
  position: 'the order on the page',
  currency: 'the dollar sign of the amounts',
  bestRating: 'read together with ratingValue',
};

/** Everything that is wrong with the things a page describes: missing, unknown, or not to be seen. */
export function structuredDataFaults(page: ServedPage): string[] {
  return thingsOf(page).flatMap((thing) => faultsOf(thing, page));
}

function faultsOf(node: JsonLdNode, page: ServedPage): string[] {
  const type = node['@type'];
  // `{ "@id": … }` alone points to a thing that is described elsewhere.
  if (type === undefined) return Object.keys(node).join() === '@id' ? [] : ['a thing without type'];
  const needed = required[type];
  if (!needed) return [`${type} has no line in this test`];
  const missing = needed.filter((name) => node[name] === undefined || node[name] === '');
  const hidden = Object.entries(node)
    .filter(([name]) => notShown[name] === undefined)
    .flatMap(([name, value]) =>
      [value]
        .flat()
        .flatMap((each) =>
          typeof each === 'object' && each !== null
            ? faultsOf(each as JsonLdNode, page)
            : isShown(node, name, each as string | number, page)
              ? []
              : [`${type}.${name} "${String(each)}" is not on the page`],
        ),
    );
  return [...missing.map((name) => `${type} has no ${name}`), ...hidden];
}

/** How a fact stands on a page when it does not stand there word for word. */
const spellings: Readonly<Record<string, (value: string | number, page: ServedPage) => string>> = {
  minValue: (value) => `$${value.toLocaleString('en-US')}`,
  maxValue: (value) => `$${value.toLocaleString('en-US')}`,
  geoRadius: (value) => `${Math.round(Number(value) / 1609.344)}-mile`,
  totalTime: (value) => (value === 'P1W' ? 'One week' : 'a duration this test cannot read'),
  opens: (value) => (value === '00:00' ? '24/7' : onTwelveHours(String(value))),
  closes: (value) => (value === '23:59' ? '24/7' : onTwelveHours(String(value))),
  reviewCount: (value) => `${value} reviews`,
};

function isShown(node: JsonLdNode, name: string, value: string | number, page: ServedPage) {
  const { document, text } = page;
  if (name === 'telephone') return has(document, `a[href="tel:${value}"]`);
  if (name === 'inLanguage') return document.documentElement.lang === value;
  if (['url', 'item', 'sameAs'].includes(name)) return isLinked(String(value), page);
  if (['datePublished', 'dateModified'].includes(name)) return isDated(String(value), page);
  if (name === 'name' && WEB_PAGES.includes(node['@type'])) return document.title === value;
  // On pages of the first level the way home is the company's mark in the header.
  if (name === 'name' && value === 'Home') return isLinked(String(node.item), page);
  // The page's own step has the name that menus give it; the page itself has its heading.
  if (name === 'name' && node.item === page.canonical) return true;
  if (name === 'dayOfWeek') return areDaysShown(node, page);
  const spelled =
    name === 'ratingValue'
      ? `${value} out of ${String(node.bestRating)}`
      : (spellings[name]?.(value, page) ?? String(value));
  return text.includes(withoutSpace(spelled));
}

const has = (document: Document, selector: string) => document.querySelector(selector) !== null;

/** The address is the page's own, or a link leads there. */
function isLinked(url: string, { document, canonical }: ServedPage): boolean {
  if (url === canonical) return true;
  const origin = new URL(canonical ?? url).origin;
  return has(document, `a[href="${url.replace(origin, '')}"], a[href="${url}"]`);
}

/** A time on the page says the moment, or its day in the office's zone in words. */
function isDated(time: string, { document, text }: ServedPage): boolean {
  if (has(document, `time[datetime="${time}"]`)) return true;
  const day = new Date(time).toLocaleDateString('en-US', {
    timeZone: company.officeHours.timeZone,
    dateStyle: 'long',
  });
  return text.includes(withoutSpace(day));
}

/** Every day of the week is 24/7; otherwise the days are named as the office's are. */
function areDaysShown({ dayOfWeek, opens, closes }: JsonLdNode, { text }: ServedPage): boolean {
  const days = [dayOfWeek].flat() as Day[];
  if (days.length === 7) return text.includes('24/7');
  const times = { opens: String(opens), closes: String(closes) };
  return hoursLines([{ days, ...times }], '').every((line) =>
    text.includes(withoutSpace(line.days)),
  );
}

/** `18:00` → `6:00 PM` */
function onTwelveHours(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`;
  return `${shown} ${hours < 12 ? 'AM' : 'PM'}`;
}
