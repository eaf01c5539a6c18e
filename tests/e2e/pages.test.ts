import { about } from '#shared/content/about.ts';
import { caseStudy } from '#shared/content/case-study.ts';
import { company } from '#shared/content/company.ts';
import { contact } from '#shared/content/contact.ts';
import { legalDocuments } from '#shared/content/legal.ts';
import { portals, portalsPage } from '#shared/content/portals.ts';
import { services } from '#shared/services/index.ts';
import { networkSlides, servicePage, servicesPage } from '#shared/content/services-page.ts';
import { sitemapPage } from '#shared/content/sitemap.ts';
import { testimonialsPage } from '#shared/content/testimonials-page.ts';
import type { Page } from 'playwright';
import { isSweep } from '#tests/setup/sweep.ts';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { fontsShown } from './support/fonts-shown.ts';

const headings: Record<string, string> = {
  '/services': servicesPage.heading,
  ...Object.fromEntries(services.map(({ id, title }) => [`/services/${id}`, title])),
  '/about': about.heading,
  '/testimonials': testimonialsPage.heading,
  '/case-study': caseStudy.title,
  '/contact': contact.heading,
  ...Object.fromEntries(Object.entries(legalDocuments).map(([path, { title }]) => [path, title])),
  '/sitemap': sitemapPage.heading,
  '/elo': portalsPage.heading,
};

test('every page answers 200 with its heading in the document itself', async ({ siteUrl }) => {
  for (const [path, heading] of Object.entries(headings)) {
    const response = await fetch(siteUrl + path);
    const served = /<h1[^>]*>([^<]*)</.exec(await response.text())?.[1];
    expect([path, response.status, served]).toEqual([path, 200, heading]);
  }
});

test('an unknown service is a 404 that leads home', async ({ openPage, siteUrl }) => {
  expect((await fetch(`${siteUrl}/services/no-such-service`)).status).toBe(404);
  const page = await openPage('/services/no-such-service', { expected: [NOT_FOUND_NOTICE] });
  await hydrated(page);
  await page.getByRole('heading', { level: 1, name: 'Service Not Found' }).waitFor();
  await page.getByText("The service you're looking for does not exist.").waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${siteUrl}/`);
});

test('the cards show three benefits each and lead to their service', async ({ openPage }) => {
  const page = await openPage('/services');
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBe(services.length);
  for (const [index, { id, title, fullDescription, benefits }] of services.entries()) {
    const card = cards.nth(index);
    await card.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    await card.getByText(fullDescription[0]).waitFor();
    expect(await card.getByRole('listitem').allTextContents()).toEqual(benefits.slice(0, 3));
    const link = card.getByRole('link', { name: servicesPage.learnMore });
    expect(await link.getAttribute('href')).toBe(`/services/${id}`);
  }
});

test('a service page has its texts, its lists and the ways onward', async ({ openPage }) => {
  // In the document itself; that React leaves it as it is, every-page.test.ts shows.
  const page = await openPage('/services', { javaScriptEnabled: false });
  for (const { id, fullDescription, benefits, features } of services) {
    await page.goto(new URL(`/services/${id}`, page.url()).href);
    const main = page.getByRole('main');
    for (const paragraph of fullDescription) await main.getByText(paragraph).waitFor();
    const list = main.getByRole('region', { name: servicePage.benefitsHeading });
    expect(await list.getByRole('listitem').allTextContents()).toEqual(benefits);
    const grid = main.getByRole('region', { name: servicePage.featuresHeading });
    expect(await grid.getByRole('term').allTextContents()).toEqual(
      features.map(({ title }) => title),
    );
    await main.getByRole('heading', { name: 'Ready to enhance your healthcare IT?' }).waitFor();
    const hrefOf = (name: string) => main.getByRole('link', { name }).first().getAttribute('href');
    expect(await hrefOf('Contact Us')).toBe('/contact#contact-top');
    expect(await hrefOf(`Call Now ${company.phone.display}`)).toBe(company.phone.href);
    expect(await hrefOf('Explore Other Services')).toBe('/services');
    expect(await hrefOf('Back to Home')).toBe('/');
  }
});

test('from one service to another the view starts at the top', async ({ openPage }) => {
  const page = await openPage('/services/cloud-solutions');
  await hydrated(page);
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Website Hosting' });
  await footerLink.click();
  await page.getByRole('heading', { level: 1, name: 'Website Hosting' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a link to #contact-top shows the heading below the header', async ({ openPage }) => {
  const page = await openPage('/services/managed-services');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).last().click();
  await page.getByRole('heading', { level: 1, name: contact.heading }).waitFor();
  const box = await page.locator('#contact-top h1').boundingBox();
  expect(box?.y).toBeGreaterThan(60);
  expect(box?.y).toBeLessThan(400);
});

test('the contact panels call and write to the right places', async ({ openPage }) => {
  const page = await openPage('/contact');
  for (const { title, phone, email } of contact.panels) {
    const panel = page.getByRole('region', { name: title });
    const links = panel.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      phone.href,
      email.href,
    ]);
  }
});

test('the steps of a take-over stand in two columns, and what they take in the place left', async ({
  openPage,
}) => {
  const page = await openPage('/services');
  const band = page.locator('section', { has: page.locator('#how-to-heading') });
  // In one look: the page still takes its place while its fonts come.
  const all = await band.locator('ol > li, dl').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, height } = part.getBoundingClientRect();
      return { x, y, height, isStep: part.matches('li') };
    }),
  );
  const boxes = all.filter(({ isStep }) => isStep);
  const [first, last, taken] = [boxes[0], boxes.at(-1), all.find(({ isStep }) => !isStep)];
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(2);
  expect(taken?.x).toBe(last?.x);
  expect(taken?.y).toBeCloseTo((last?.y ?? 0) + (last?.height ?? 0), 0);
  expect(boxes[4]?.y).toBe(first?.y);
});

test('the two lines of the case study are as thick as they are fast', async ({ openPage }) => {
  const page = await openPage('/case-study');
  const heights = await page
    .locator('figure svg')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  const { before, after } = caseStudy.speed;
  expect(heights).toHaveLength(2);
  expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(after / before, 3);
  for (const name of ['Introduction', 'Challenges', 'Approach', 'Results', 'Conclusion']) {
    await page.getByRole('heading', { level: 2, name }).waitFor();
  }
});

test('the table of contents of a legal page leads to the section, in view', async ({
  openPage,
}) => {
  const page = await openPage('/terms-of-service');
  await hydrated(page);
  const section = legalDocuments['/terms-of-service'].sections.at(-1);
  if (!section) throw new Error('The terms have no sections.');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: section.heading, exact: true }).click();
  await expect
    .poll(() =>
      page.locator(`#${section.id}`).evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top > 0 && top < innerHeight;
      }),
    )
    .toBe(true);
  expect(await contents.isVisible()).toBe(true);
});

test('the portal page stands alone, with three large links and two ways to get help', async ({
  openPage,
}) => {
  const page = await openPage('/elo', { width: 768, height: 1024 });
  await hydrated(page);
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
  for (const { title, url } of portals) {
    const link = page.getByRole('link', { name: title });
    expect(await link.getAttribute('href')).toBe(url);
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThan(160);
    expect(box?.width).toBeGreaterThan(600);
  }
  const help = page.getByRole('contentinfo').getByRole('link');
  expect(await help.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    company.phone.href,
    company.emails.support.href,
  ]);
});

const carousel = (page: Page) =>
  page.getByRole('region', { name: 'Network infrastructure pictures' });
const carouselButton = (page: Page, name: string) => carousel(page).getByRole('button', { name });
const currentDot = (page: Page) =>
  carousel(page).locator('[aria-current]').getAttribute('aria-label');
const shownTitle = (page: Page) =>
  carousel(page).locator('[data-state=shown] figcaption').textContent();

const MOVING = { reducedMotion: 'no-preference' } as const;

test('the network pictures change every five seconds, and the dots with them', async ({
  openPage,
}) => {
  const page = await openPage('/services/network-services', { ...MOVING, inOwnWindow: true });
  await page.clock.install({ time: 0 });
  await page.reload();
  await hydrated(page);
  // From here on the page's time stands still but for the test.
  await page.clock.pauseAt(60_000);
  const first = await currentDot(page);
  while ((await currentDot(page)) === first) await page.clock.runFor(20);
  for (let change = 0; change < networkSlides.length; change += 1) {
    const before = await currentDot(page);
    await page.clock.runFor(4900);
    expect(await currentDot(page)).toBe(before);
    await page.clock.runFor(100);
    await expect.poll(() => currentDot(page)).not.toBe(before);
  }
});

test('a dot shows its picture, and Pause holds it', async ({ openPage }) => {
  const page = await openPage('/services/network-services', MOVING);
  await hydrated(page);
  await carouselButton(page, 'Pause').click();
  await carouselButton(page, 'Play').waitFor();
  await carouselButton(page, 'Show picture 3').click();
  await expect.poll(() => shownTitle(page)).toBe('Monitored topology');
  expect(await currentDot(page)).toBe('Show picture 3');
  await carouselButton(page, 'Next').click();
  await expect.poll(() => shownTitle(page)).toBe('Structured cabling');
});

test('the network pictures stand still when motion is unwanted', async ({ openPage }) => {
  const page = await openPage('/services/network-services');
  await hydrated(page);
  await carouselButton(page, 'Play').waitFor();
});

/** Lighthouse's phone: the width at which the figures are measured. */
const PHONE = { width: 412, height: 823 };

/** One screen draws them all: in the long run with the words of each. */
const servicesWithDeferredFonts = isSweep ? services : services.slice(0, 1);

test('a font that comes late moves nothing on a service page', async ({ openPage, siteUrl }) => {
  for (const { id } of servicesWithDeferredFonts) {
    const page = await openPage('about:blank', { ...PHONE, inOwnWindow: true });
    let bringFonts: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (bringFonts = resolve));
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${siteUrl}/services/${id}`);
    await page.evaluate(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await hydrated(page);
    bringFonts();
    await fontsShown(page);
    const shifts = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: number[] }).shifts;
    });
    expect([id, shifts]).toEqual([id, []]);
    await page.close();
  }
});

for (const path of ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/case-study']) {
  test(`on paper ${path} is dark text without menus`, async ({ openPage }) => {
    const page = await openPage(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
    const faint = await page.locator('main :is(h1, h2, p)').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => ({ text: element.textContent, color: getComputedStyle(element).color }))
        .filter(({ color }) => {
          const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140;
        }),
    );
    expect(faint).toEqual([]);
  });
}

test('on paper nothing waits to be scrolled to', async ({ openPage }) => {
  const page = await openPage('/about', { width: 1280, height: 500 });
  await hydrated(page);
  const waiting = page.locator('[data-reveal=waiting]');
  expect(await waiting.count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  const faint = await waiting.evaluateAll(
    (elements) => elements.filter((element) => getComputedStyle(element).opacity !== '1').length,
  );
  expect(faint).toBe(0);
});
