import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { pagePath, siteMap } from '../site-map.ts';
import { blogTexts } from './blog-texts.ts';
import { chatTexts } from './chat-texts.ts';
import { company } from './company.ts';
import { home } from './home.ts';
import { howTo } from './how-to.ts';
import { legalDocuments } from './legal.ts';
import { menuServices } from './service-summaries.ts';
import { serviceById, services } from './services.ts';
import { sitemapPage } from './sitemap.ts';
import {
  CONSENT_VERSION,
  CONSENT_VERSIONS,
  consentText,
  smsForm,
  smsKeywords,
  smsPage,
  smsReplies,
  smsSampleMessages,
  smsWelcome,
} from './sms-consent.ts';
import { homeTestimonials, pageTestimonials } from './testimonials.ts';
import { SERVICE_IDS } from './types.ts';

const contentDir = fileURLToPath(new URL('.', import.meta.url));
const blogDir = fileURLToPath(new URL('../../content/blog/', import.meta.url));

const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(join(contentDir, file), 'utf8') }));

/** Every string in a value, however deep. */
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(strings);
  return [];
};

const loadModule = (file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ pathToFileURL(join(contentDir, file)).href);

const copyOf = async (belongs: (file: string) => boolean) => {
  const modules = await Promise.all(
    files.filter(({ file }) => belongs(file)).map(({ file }) => loadModule(file)),
  );
  return [...modules.flatMap(strings), ...CONSENT_VERSIONS.map(consentText)];
};

const words = (text: string) => text.trim().split(/\s+/).length;
const titlesOf = (id: string) => serviceById(id)?.features.map((feature) => feature.title);

interface FrontMatter {
  title: string;
  slug: string;
  summary: string;
  tags: string[];
  category: string;
  status: 'published' | 'archived' | 'scheduled';
  publishedAt?: string;
  scheduledFor?: string;
}

const posts = readdirSync(blogDir)
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const { data, content } = matter(readFileSync(join(blogDir, file), 'utf8'));
    return {
      file,
      data: data as FrontMatter,
      content,
      paragraphs: content.trim().split(/\n\s*\n/),
    };
  });

test('every service has its slug, three full paragraphs, five benefits and six features', () => {
  expect(services.map((service) => service.id)).toEqual([...SERVICE_IDS]);
  for (const service of services) {
    expect(service.fullDescription).toHaveLength(3);
    for (const paragraph of service.fullDescription) {
      expect(words(paragraph), `${service.id}: ${paragraph}`).toBeGreaterThanOrEqual(45);
      expect(words(paragraph), `${service.id}: ${paragraph}`).toBeLessThanOrEqual(90);
    }
    expect(service.shortDescription.length).toBeLessThanOrEqual(110);
    expect(service.benefits.length).toBeGreaterThanOrEqual(5);
    expect(service.features).toHaveLength(6);
  }
});

test('every service has an icon and a colour of its own', () => {
  expect(new Set(services.map((service) => service.icon)).size).toBe(services.length);
  expect(new Set(services.map((service) => service.color)).size).toBe(services.length);
});

test('the menu lists eight services, all except eFax, and an unknown id finds none', () => {
  expect(menuServices).toHaveLength(8);
  expect(menuServices.map((service) => service.id)).not.toContain('efax-services');
  expect(serviceById('no-such-service')).toBeUndefined();
});

test('website hosting lists the specified benefits and features', () => {
  expect(serviceById('website-hosting')?.benefits).toEqual([
    'HIPAA-compliant hosting',
    'Automated daily backups and disaster recovery',
    'Professional email hosting with spam protection',
    'CMS setup and training',
    'Mobile-responsive design',
  ]);
  expect(titlesOf('website-hosting')).toEqual([
    'HIPAA-Compliant Hosting',
    'High Performance',
    'Domain Management',
    '99.9% Uptime',
    'SSL Certificates',
    '24/7 Support',
  ]);
});

test('digital marketing lists the specified benefits and features', () => {
  expect(serviceById('digital-marketing')?.benefits).toEqual([
    'Increased patient acquisition',
    'Improved online visibility',
    'Better patient engagement',
    'Enhanced brand reputation',
    'Measurable ROI tracking',
  ]);
  expect(titlesOf('digital-marketing')).toEqual([
    'Search Engine Optimization',
    'Targeted Advertising',
    'Social Media Management',
    'Analytics & Reporting',
    'Content Marketing',
    'Local SEO',
  ]);
});

test('the claims are those of the specification', () => {
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

test('the copy claims no figure that the specification does not give', async () => {
  // The legal pages count months and days of storage, which are terms and not claims.
  const copy = await copyOf((file) => !file.startsWith('legal'));
  const figure =
    /(\d[\d,.]*)\+?[\s-]?(%|percent|miles?\b|users?\b|years?\b|Mbps|\/10\b|minutes?\b|clients?\b|clinics?\b)/gi;
  const found = copy.flatMap((text) => [...text.matchAll(figure)].map((match) => match[0]));
  const claimed = [...new Set(found.map((text) => text.replace('-', ' ').replace(/s$/, '')))];
  expect(claimed.sort()).toEqual(
    [
      '1000 Mbp',
      '1000 user',
      '15 year',
      '15+ year',
      '40+ year',
      '5 Mbp',
      '500 mile',
      '8.5/10',
      '95%',
      '99%',
      '99.9%',
    ].sort(),
  );
});

test('no phone number, e-mail or postal address is written outside company.ts', () => {
  // The placeholder of the phone field is a specified text and nobody's number (spec §2).
  const placeholder = '(555) 123-4567';
  const forbidden = [
    /\(\d{3}\)\s*\d{3}-\d{4}|\b\d{3}[-.]\d{3}[-.]\d{4}\b|\+1\d{10}/,
    /[\w.+-]+@[\w-]+\.\w+/,
    /\.example\b/,
    /\b\d+ [A-Z]\w+ (Avenue|Street|Road|Drive|Boulevard)\b|\b[A-Z]{2} \d{5}\b/,
  ];
  const others = [
    ...files.filter(({ file }) => file !== 'company.ts'),
    ...posts.map(({ file, content }) => ({ file, source: content })),
  ];
  const owner = files.find(({ file }) => file === 'company.ts')?.source;
  for (const pattern of forbidden.slice(0, 3))
    expect(owner, 'the patterns find what they seek').toMatch(pattern);
  for (const { file, source } of others) {
    const text = source.replaceAll(placeholder, '').replaceAll('`.example`', '');
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
    ...posts.flatMap(({ data, content }) => [content, ...strings(data)]),
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
    ...SERVICE_IDS.map((id) => `/services/${id}`),
    '/sitemap',
    '/contact#contact-top',
  ]);
  for (const path of copy.filter((text) => /^\/[a-z]/.test(text))) expect(pages).toContain(path);
});

test('the sitemap lists the eight services of the menu, and every page of the site once', () => {
  const { pages, services: listed, more } = sitemapPage;
  expect(listed).toHaveLength(8);
  const fixed = Object.values(siteMap).map(({ path }) => path);
  const expected = [
    ...fixed.filter((path) => !/[:*]/.test(path) && path !== siteMap.sitemap.path),
    ...SERVICE_IDS.map((id) => pagePath('service', { id })),
  ];
  expect([...pages, ...listed, ...more].map(({ path }) => path).sort()).toEqual(expected.sort());
});

test('the home page has its exact buttons, a short headline and four facts', () => {
  expect(home.hero.headline.length).toBeLessThanOrEqual(60);
  expect(home.hero.servicesButton).toBe('Explore Services');
  expect(home.hero.contactButton).toBe('Get in Touch');
  expect(home.facts).toHaveLength(4);
  expect(home.about.highlights).toHaveLength(4);
  expect(home.caseStudy.title).toBe('Network Transformation');
});

test('four quotes stand on the home page and three on the testimonials page', () => {
  expect(homeTestimonials).toHaveLength(4);
  expect(pageTestimonials).toHaveLength(3);
});

test('the how-to has seven steps, a cost of 500 to 5000 USD and a time of one week', () => {
  expect(howTo.steps.map((step) => step.position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(howTo.estimatedCost).toEqual({ currency: 'USD', min: 500, max: 5000 });
  expect(howTo.totalTime).toBe('P1W');
});

test('the consent text names brand, topics, frequency, rates, STOP, HELP, age and choice', () => {
  const text = consentText(CONSENT_VERSION);
  for (const part of [
    company.name,
    company.alertsProgram,
    'service notifications, security advisories, appointment and maintenance coordination, and account and billing messages',
    'Message frequency varies',
    'Message and data rates may apply',
    'Reply STOP to cancel or HELP for help',
    'not a condition of purchase',
    '18 or older',
    'not shared with or sold',
    'Privacy Policy',
    'Terms of Service',
  ]) {
    expect(text).toContain(part);
  }
});

test('no consent text that was ever shown has changed', () => {
  // A difference here means: add a new version in sms-consent.ts, leave the old one as it was shown,
  // and pin the new one below. Stored consents point at these hashes.
  const pinned: Record<string, string> = {
    '2025-08-30.1': '93770aba97a6082e8ec9f091faa347ffd96e3fcd57b33950fcc20d2a7f931103',
  };
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(
    Object.fromEntries(CONSENT_VERSIONS.map((version) => [version, sha256(consentText(version))])),
  ).toEqual(pinned);
});

test('the sign-up form has its exact texts', () => {
  expect(smsPage.title).toBe('SMS Consent & Disclosure');
  expect(smsForm.phonePlaceholder).toBe('(555) 123-4567');
  expect(smsForm.submitLabel).toBe('Sign Up for SMS Alerts');
  expect(smsForm.submittingLabel).toBe('Submitting...');
  expect(smsForm.successMessage).toBe(
    'Thank you! You have been successfully added to our SMS notification list.',
  );
  expect(smsForm.errorToast).toEqual({
    title: 'Error',
    fallback: 'Failed to submit SMS opt-in. Please try again.',
  });
  expect(smsForm.validation).toEqual({
    phoneTooShort: 'Phone number must be at least 10 digits.',
    phoneInvalid: 'Please enter a valid phone number.',
    consentRequired: 'You must agree to receive SMS messages.',
  });
});

test('the keywords are those of the specification', () => {
  expect(smsKeywords).toEqual({
    stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
    help: ['HELP', 'INFO', 'SUPPORT'],
    start: ['START', 'UNSTOP'],
  });
});

test('every text message names the program, fits one plain segment and says how to stop', () => {
  const messages = [...Object.values(smsReplies), smsWelcome, ...smsSampleMessages];
  for (const message of messages) {
    expect(message).toContain(company.alertsProgram);
    expect(message).toMatch(/^[\x20-\x7e]+$/);
    expect(message.length, message).toBeLessThanOrEqual(160);
  }
  for (const message of [smsReplies.help, smsReplies.start, smsWelcome, ...smsSampleMessages]) {
    expect(message).toContain('STOP to cancel');
  }
});

test('the SMS page has its sections in the specified order', () => {
  const ids = [...smsPage.beforeForm, ...smsPage.afterForm].map((section) => section.id);
  expect(ids).toEqual([
    'program-name',
    'program-description',
    'consent',
    'agreement',
    'opt-in-by-text',
    'contact',
    'keywords',
    'welcome',
    'data',
    'summary',
    'carriers',
  ]);
});

test('the legal pages carry the specified dates', () => {
  const dates = Object.values(legalDocuments).map((page) => [page.title, page.lastUpdatedLabel]);
  expect(dates).toEqual([
    ['Privacy Policy', 'April 23, 2025'],
    ['Terms of Service', 'August 30, 2025'],
    ['Cookie Policy', 'April 23, 2025'],
  ]);
  for (const page of Object.values(legalDocuments)) {
    const ids = page.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('there are twelve sample posts: eight published, three archived, one scheduled', () => {
  const count = (status: string) => posts.filter(({ data }) => data.status === status).length;
  expect(posts).toHaveLength(12);
  expect([count('published'), count('archived'), count('scheduled')]).toEqual([8, 3, 1]);
});

test('every post has a unique slug that is never archive, named like its file', () => {
  const slugs = posts.map(({ data }) => data.slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).not.toContain('archive'); // a view, never a post (spec §2)
  expect(slugs).toEqual(posts.map(({ file }) => file.replace(/\.md$/, '')));
});

test('every post has a title, a summary, tags and the date that its status needs', () => {
  for (const { file, data } of posts) {
    expect(data.title, file).toEqual(expect.stringMatching(/^[^'"‘’“”]{10,70}$/));
    expect(data.summary.length, file).toBeGreaterThan(60);
    expect(data.summary.length, file).toBeLessThanOrEqual(160);
    expect(data.tags.length, file).toBeGreaterThanOrEqual(2);
    expect(data.category, file).toBeTruthy();
    const at = (data.status === 'scheduled' ? data.scheduledFor : data.publishedAt) ?? '';
    expect(new Date(at).toISOString().replace('.000', ''), file).toBe(at);
    const year = data.status === 'scheduled' ? /^2027-/ : /^202(5-(0[3-9]|1)|6-(0|10))/;
    expect(at, file).toMatch(year);
  }
});

test('every post is 450 to 800 words of headings and plain paragraphs, as the site shows them', () => {
  for (const { file, content, paragraphs } of posts) {
    expect(words(content), file).toBeGreaterThanOrEqual(450);
    expect(words(content), file).toBeLessThanOrEqual(800);
    for (const paragraph of paragraphs) {
      const text = paragraph.replace(/^\*\*([^*]+)\*\*$/, '$1');
      expect(text, file).not.toMatch(/[*_`<>[\]#|\n]|^\s*(-|\d+\.)\s/);
    }
  }
});
