import { isSample } from '#tests/identity/is-sample.ts';
import { contentFiles, copyOf, strings } from '#tests/content/content-files.ts';
import { samplePosts } from '#tests/content/sample-posts.ts';
import { expect, test } from 'vitest';
import { serviceIds } from '../services/index.ts';
import { blogTexts } from './blog-texts.ts';
import { chatTexts } from './chat-texts.ts';
import { company } from './company.ts';
import { sitemapPage } from './sitemap.ts';
import { smsForm } from './sms-consent.ts';

test.skipIf(!isSample)('the claims are those of the specification', () => {
  expect(company.claims).toEqual({
    supportHours: '24/7/365',
    radiusMiles: 500,
    maxUsers: 1000,
    yearsExperience: 15,
    combinedYears: 40,
    satisfaction: 99,
    retention: 95,
    resolutionSpeed: 8.5,
    uptime: 99.9,
  });
});

test('the copy claims no figure that the specification and the identity do not give', async () => {
  const { claims } = company;
  // The legal pages count months and days of storage, which are terms and not claims.
  const copy = await copyOf((file) => !file.startsWith('legal'));
  const figure =
    /(\d[\d,.]*)\+?[\s-]?(%|percent|miles?\b|users?\b|years?\b|Mbps|\/10\b|minutes?\b|clients?\b|clinics?\b)/gi;
  const found = copy.flatMap((text) => [...text.matchAll(figure)].map((match) => match[0]));
  const claimed = [...new Set(found.map((text) => text.replace('-', ' ').replace(/s$/, '')))];
  expect(claimed.sort()).toEqual(
    [
      '1000 Mbp',
      `${claims.maxUsers} user`,
      `${claims.yearsExperience} year`,
      `${claims.yearsExperience}+ year`,
      `${claims.combinedYears}+ year`,
      // What the uptime leaves of a month, by arithmetic.
      '44 minute',
      '5 Mbp',
      `${claims.radiusMiles} mile`,
      `${claims.resolutionSpeed}/10`,
      `${claims.retention}%`,
      `${claims.satisfaction}%`,
      `${claims.uptime}%`,
    ].sort(),
  );
});

/** The same for everybody in the country. */
const POISON_CONTROL = '1-800-222-1222';

test('no phone number, e-mail or postal address is written in the copy', () => {
  // The placeholder of the phone field is a specified text and nobody's number (spec §2).
  const placeholder = '(555) 123-4567';
  const forbidden = [
    /\(\d{3}\)\s*\d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|\+1\d{10}/,
    /[\w.+-]+@[\w-]+\.\w+/,
    /\.example\b/,
    /\b\d+ [A-Z]\w+ (Avenue|Street|Road|Drive|Boulevard)\b|\b[A-Z]{2} \d{5}\b/,
  ];
  const others = [
    ...contentFiles,
    ...samplePosts.map(({ file, content }) => ({ file, source: content })),
  ];
  const sample = '(800) 555-0199, hello@site.example';
  for (const pattern of forbidden.slice(0, 3))
    expect(sample, 'the patterns find what they seek').toMatch(pattern);
  for (const { file, source } of others) {
    const text = [placeholder, '`.example`', POISON_CONTROL].reduce(
      (left, each) => left.replaceAll(each, ''),
      source,
    );
    for (const pattern of forbidden) expect(text, file).not.toMatch(pattern);
    expect(text, file).not.toContain(company.address.street);
  }
});

test('the copy keeps to the voice: no empty words, no exclamation marks, no emoji', async () => {
  // Exact in the specification (§4, §8), exclamation marks included.
  const specified: readonly string[] = [
    smsForm.successMessage,
    blogTexts.list.empty,
    chatTexts.lead.toast.description,
  ];
  const copy = [
    ...(await copyOf(() => true)),
    ...samplePosts.flatMap(({ data, content }) => [content, ...strings(data)]),
  ].filter((text) => !specified.includes(text));
  for (const text of copy) {
    expect(text).not.toMatch(/leverag|seamless|cutting-edge|empower/i);
    expect(text).not.toMatch(/!|\p{Extended_Pictographic}/u);
  }
});

test('every internal link in the content leads to a page', async () => {
  const copy = await copyOf(() => true);
  const pages = new Set([
    ...[...sitemapPage.pages, ...sitemapPage.more].map((page) => page.path),
    ...serviceIds.map((id) => `/services/${id}`),
    '/sitemap',
    '/contact#contact-top',
  ]);
  for (const path of copy.filter((text) => /^\/[a-z]/.test(text))) expect(pages).toContain(path);
});
