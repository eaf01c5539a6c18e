import { longDate } from '#shared/long-date.ts';
import { blogTexts } from '#shared/content/blog-texts.ts';
import { company } from '#shared/content/company.ts';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { NOT_FOUND_NOTICE } from './support/every-page.ts';

interface Row {
  readonly path: string;
  readonly status?: number;
  /** Exact texts of the specification (§2), or facts it asks for, that the page shows. */
  readonly texts: readonly string[];
  /** Names of links or buttons, and where they lead. */
  readonly links?: Readonly<Record<string, string>>;
}

const { phone, emails, claims, team } = company;
const CONTACT = '/contact#contact-top';
const smsTopics = [
  'Service notifications',
  'Security advisories',
  'Appointment and maintenance coordination',
  'Account and billing messages',
];

/** One row for each row of the route table; pages.test.ts reads the services one by one. */
const rows: readonly Row[] = [
  {
    path: '/',
    texts: ['24/7/365', ...(company.bbb === null ? [] : [company.bbb]), ...company.address.lines],
    links: {
      'Explore Services': '/services',
      'Network Transformation': '/case-study',
      'Get in Touch': CONTACT,
      'Request Services': CONTACT,
      'eFax Services': '/services/efax-services',
      [phone.display]: phone.href,
    },
  },
  {
    path: '/about',
    texts: [
      `${claims.combinedYears}+`,
      `${claims.satisfaction}%`,
      '24/7',
      ...team.map(({ role }) => role),
    ],
  },
  {
    path: '/testimonials',
    texts: [
      `${claims.satisfaction}%`,
      `${claims.retention}%`,
      `${claims.resolutionSpeed}/10`,
      'Network Transformation',
    ],
    links: { 'Read the case study': '/case-study' },
  },
  {
    path: '/blog',
    texts: [
      `${company.brand} Blog`,
      'Insights, tips, and resources for healthcare IT professionals',
    ],
    links: { 'View Blog Archive': '/blog/archive' },
  },
  {
    path: '/blog/archive',
    texts: ['Blog Archive'],
    links: { 'Back to current posts': '/blog' },
  },
  {
    path: '/blog/no-such-post',
    status: 404,
    texts: ['Blog post not found.'],
    links: { 'Return to blog': '/blog' },
  },
  {
    path: '/contact',
    texts: ['New Customers', 'Existing Customers', ...company.address.lines, 'Free consultation'],
    links: {
      [emails.sales.address]: emails.sales.href,
      [emails.support.address]: emails.support.href,
    },
  },
  { path: '/services', texts: [], links: { 'Contact Us': CONTACT } },
  {
    path: '/services/no-such-service',
    status: 404,
    texts: ['Service Not Found', "The service you're looking for does not exist."],
    links: { 'Return to Home': '/' },
  },
  {
    path: '/elo',
    texts: ['Medication Administration Record', 'Point of Care'],
    links: { [emails.support.address]: emails.support.href },
  },
  {
    path: '/case-study',
    texts: ['Introduction', 'Challenges', 'Approach', 'Results', 'Conclusion', '5 Mbps'],
    links: { 'Back to Testimonials': '/testimonials' },
  },
  {
    path: '/privacy-policy',
    texts: ['Privacy Policy', longDate(company.legal.privacyUpdated), 'under 13'],
  },
  {
    path: '/terms-of-service',
    texts: [
      'Terms of Service',
      longDate(company.legal.termsUpdated),
      'START',
      'STOP',
      'HELP',
      '18',
    ],
  },
  { path: '/cookie-policy', texts: ['Cookie Policy', longDate(company.legal.cookiesUpdated)] },
  {
    path: '/sms-opt-in',
    texts: [
      'SMS Consent & Disclosure',
      company.alertsProgram,
      ...smsTopics,
      ...['STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'INFO', 'SUPPORT', 'UNSTOP'],
      'Carriers are not liable for delayed or undelivered messages',
      company.sms.display,
      company.address.oneLine,
    ],
    links: {
      'Back to Home': '/',
      'Privacy Policy': '/privacy-policy',
      'Terms of Service': '/terms-of-service',
    },
  },
  {
    path: '/sitemap',
    texts: ['Sitemap', phone.display, ...company.address.lines],
    links: {
      Home: '/',
      'About Us': '/about',
      Services: '/services',
      Contact: '/contact',
      Testimonials: '/testimonials',
      Blog: '/blog',
      'Case Study': '/case-study',
      ELO: '/elo',
      'Privacy Policy': '/privacy-policy',
      'Terms of Service': '/terms-of-service',
      'Cookie Policy': '/cookie-policy',
      'Digital Marketing': '/services/digital-marketing',
    },
  },
  {
    path: '/no-such-page',
    status: 404,
    texts: ['404 Page Not Found', 'Did you forget to add the page to the router?'],
  },
];

test.for(rows)(
  '$path answers with its status and shows the specified texts',
  async ({ path, status = 200, texts, links = {} }, { openPage, siteUrl }) => {
    expect((await fetch(siteUrl + path)).status).toBe(status);
    const page = await openPage(path, { expected: [NOT_FOUND_NOTICE], javaScriptEnabled: false });
    const shown = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);

    // Both have links of theirs outside of it.
    const main = page.locator(path === '/' || path === '/elo' ? 'body' : 'main');
    for (const [name, href] of Object.entries(links)) {
      const hrefs = await main
        .getByRole('link', { name })
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect([name, hrefs]).toEqual([name, expect.arrayContaining([href])]);
    }
  },
);

test('the list of posts leads to a post with its date, its topics and the ways onward', async ({
  openPage,
}) => {
  const page = await openPage('/blog', { javaScriptEnabled: false });
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: blogTexts.post.backLink }).waitFor();
  const shown = await page.locator('main').innerText();
  expect(shown).toMatch(
    /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/,
  );
  for (const text of ['Topics', 'Need professional healthcare IT services?']) {
    expect(shown).toContain(text);
  }
  const request = page.locator('main').getByRole('link', { name: 'Request Services' });
  expect(await request.first().getAttribute('href')).toMatch(/^\/contact/);
});
