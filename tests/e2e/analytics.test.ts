import type { Page } from 'playwright';
import { expect } from 'vitest';
import { log, openChat, say } from './support/chat-page.ts';
import { hydrated } from './support/hydration.ts';
import { scrollThrough } from './support/layout-faults.ts';
import {
  accept,
  choices,
  follow,
  GA_COLLECT,
  googlePageViews,
  GTM_REPORT,
  META_TRACK,
  notice,
  pageViews,
  SCRIPTS,
  test,
  untilAllArrived,
  type Visitor,
} from './support/measured-test.ts';

const metaPageViews = ({ sentTo }: Visitor) => pageViews(sentTo(META_TRACK), 'ev', 'PageView');
const gtmPageViews = ({ sentTo }: Visitor) => pageViews(sentTo(GTM_REPORT), 'event');
const ownPageViews = ({ events }: Visitor) =>
  events().flatMap(({ event, page }) => (event === 'page_view' ? [page] : []));

/** Waits until every destination has so many page views, and gives back which each has. */
async function allPageViews(visitor: Visitor, count: number) {
  await googlePageViews(visitor, count);
  const receivers = () => ({
    google: pageViews(visitor.sentTo(GA_COLLECT)),
    manager: gtmPageViews(visitor),
    meta: metaPageViews(visitor),
    own: ownPageViews(visitor),
  });
  for (const name of ['google', 'manager', 'meta', 'own'] as const) {
    await expect
      .poll(() => receivers()[name].length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(count);
  }
  await untilAllArrived(visitor);
  return receivers();
}

const everybody = (paths: readonly string[]) => ({
  google: paths,
  manager: paths,
  meta: paths,
  own: paths,
});

test('after a yes exactly the three services are asked, each for what it is there for', async ({
  visit,
}) => {
  const visitor = await visit('/about');
  await accept(visitor.page);
  expect(await allPageViews(visitor, 1)).toEqual(everybody(['/about']));
  expect([...new Set(visitor.outside())].sort()).toEqual(
    [...SCRIPTS, GA_COLLECT, GTM_REPORT, META_TRACK].sort(),
  );
});

test('whoever said yes before is measured without doing anything first, by one id everywhere, each page by its name', async ({
  visit,
}) => {
  const visitor = await visit('/about', { answer: 'accepted' });
  const { page, sentTo } = visitor;
  expect(await notice(page).count()).toBe(0);
  expect(await allPageViews(visitor, 1)).toEqual(everybody(['/about']));
  const ids = [
    visitor.events().find(({ event }) => event === 'page_view')?.eventId,
    sentTo(GA_COLLECT)[0]?.get('event_id'),
    sentTo(META_TRACK)[0]?.get('eid'),
  ];
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  expect(new Set(ids).size).toBe(1);
  expect(visitor.recorded().map(({ search }) => search)).toContain('?consent=1');

  await follow(page, '/testimonials');
  await googlePageViews(visitor, 2);
  const titles = sentTo(GA_COLLECT)
    .filter((query) => query.get('en') === 'page_view')
    .map((query) => query.get('dt'));
  expect(titles[1]).toBe(await page.title());
  expect(titles[0]).not.toBe(titles[1]);
});

test('each change of page is one page view for everybody, back and forward too, a hash none', async ({
  visit,
}) => {
  const visitor = await visit('/about', { answer: 'accepted' });
  const { page } = visitor;
  await allPageViews(visitor, 1);
  await follow(page, '/blog');
  await allPageViews(visitor, 2);
  await follow(page, '/contact#contact-top');
  await allPageViews(visitor, 3);
  await page.evaluate(() => {
    location.hash = 'office';
    location.hash = 'contact-top';
  });
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/blog');
  await allPageViews(visitor, 4);
  await page.goForward();
  await page.waitForURL('**/contact*');
  const paths = ['/about', '/blog', '/contact', '/blog', '/contact'];
  expect(await allPageViews(visitor, 5)).toEqual(everybody(paths));
});

async function eventsAfter(visitor: Visitor, name: string, count = 1) {
  const found = () => visitor.events().filter(({ event }) => event === name);
  await expect.poll(() => found().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  return found();
}

test('scrolling is tracked once a quarter, a chat of three messages as a qualified one, a fault by its class', async ({
  visit,
}) => {
  const visitor = await visit('/about', { answer: 'accepted', expected: [/Dana Whitfield/] });
  await allPageViews(visitor, 1);
  await scrollThrough(visitor.page);
  await visitor.page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
  const depths = await eventsAfter(visitor, 'scroll_depth', 4);
  await scrollThrough(visitor.page);
  expect(depths.map(({ value }) => value)).toEqual([25, 50, 75, 100]);

  await openChat(visitor.page);
  for (const text of ['Hello', 'What do you do?', 'Do you do eFax?']) {
    await say(visitor.page, text);
  }
  const chats = await eventsAfter(visitor, 'qualified_chat');
  expect(chats.map(({ value }) => value)).toEqual([3]);
  expect(await log(visitor.page).isVisible()).toBe(true);

  await visitor.page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Dana Whitfield');
    });
  });
  const [fault] = await eventsAfter(visitor, 'client_error');
  expect(fault).toMatchObject({
    label: 'error',
    customData: { name: 'RangeError' },
    page: '/about',
  });
  expect(visitor.everything()).not.toContain('Dana');
});

/** A press that is tracked and leads nowhere: the machine has no telephone. */
function pressOnly(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .first()
    .evaluate((link) => {
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      (link as HTMLElement).click();
    });
}

test('calls and messages from the contact page carry the tags of its blocks', async ({ visit }) => {
  const visitor = await visit('/contact', { answer: 'accepted' });
  await allPageViews(visitor, 1);
  const sources = ['contact_new_customers', 'contact_existing_customers', 'contact_cta'];
  for (const source of sources) {
    await pressOnly(visitor.page, `[data-contact-source=${source}] a[href^="tel:"]`);
    await pressOnly(visitor.page, `[data-contact-source=${source}] a[href^="mailto:"]`);
  }
  const calls = await eventsAfter(visitor, 'phone_click', 3);
  const messages = await eventsAfter(visitor, 'email_click', 3);
  expect(calls.map(({ customData }) => customData['source'])).toEqual(sources);
  expect(messages.map(({ label, customData }) => [label, customData['source']])).toEqual([
    ['sales', 'contact_new_customers'],
    ['support', 'contact_existing_customers'],
    ['sales', 'contact_cta'],
  ]);
  const leads = await eventsAfter(visitor, 'lead', 2);
  expect(leads.map(({ label, value }) => [label, value])).toEqual([
    ['phone_call', 75],
    ['quote_request', 40],
  ]);
});

test('a visit from Facebook is tracked after a second, by its click id too', async ({ visit }) => {
  const visitor = await visit('/about?fbclid=IwAR0abc', { answer: 'accepted' });
  const [referral] = await eventsAfter(visitor, 'traffic_source');
  expect(referral).toMatchObject({ label: 'facebook', customData: { detected_by: 'click_id' } });
});

test('the stages on the way to a client are tracked once each', async ({ visit }) => {
  const visitor = await visit('/services', { answer: 'accepted' });
  const { page } = visitor;
  await allPageViews(visitor, 1);
  for (const [index, href] of ['/testimonials', '/contact', '/testimonials'].entries()) {
    await follow(page, href);
    await allPageViews(visitor, index + 2);
  }
  const stages = await eventsAfter(visitor, 'funnel', 3);
  expect(stages.map(({ label, value }) => [label, value])).toEqual([
    ['interest', 5],
    ['evaluation', 20],
    ['intent', 15],
  ]);
});

test('a missing page is tracked as such and without its address, and no third party sees it', async ({
  visit,
}) => {
  const visitor = await visit('/dana-whitfield', {
    answer: 'accepted',
    expected: [/status of 404/],
  });
  const [missing] = await eventsAfter(visitor, 'page_not_found');
  expect(missing?.page).toBe('*');
  expect(visitor.outside()).toEqual([]);
});

test('web vitals of the whole visit are sent when the page is left, with a yes and without', async ({
  visit,
}) => {
  // Whoever declined first: what was accepted may still be on its way when the next visit begins.
  for (const answer of ['declined', 'accepted'] as const) {
    const visitor = await visit('/about', { answer });
    const { page } = visitor;
    if (answer === 'accepted') await allPageViews(visitor, 1);
    await choices(page).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Open chat' }).click();
    await page.goto('about:blank');
    const labels = async () =>
      (await eventsAfter(visitor, 'web_vitals', 4)).map(({ label }) => label);
    // INP is one more where the click took long enough to be measured.
    await expect.poll(labels).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    const vitals = await eventsAfter(visitor, 'web_vitals', 4);
    const names = vitals.map(({ label }) => label);
    expect(new Set(names).size).toBe(names.length);
    expect(vitals.every(({ page: path }) => path === '/about')).toBe(true);
    const ratings = vitals.map(({ customData }) => customData['rating']);
    expect(ratings.every((rating) => typeof rating === 'string')).toBe(true);
    const isHandedOn = () =>
      visitor.sentTo(GA_COLLECT).some((query) => query.get('en') === 'web_vitals');
    await expect.poll(isHandedOn).toBe(answer === 'accepted');
  }
});

test('no page of a third party’s script is ever the consent page: it is loaded for itself', async ({
  visit,
}) => {
  const visitor = await visit('/about', { answer: 'accepted' });
  const { page } = visitor;
  await allPageViews(visitor, 1);
  const hasThirdParties = () => page.evaluate(() => 'fbq' in window || 'dataLayer' in window);
  expect(await hasThirdParties()).toBe(true);
  await follow(page, '/sms-opt-in');
  await hydrated(page);
  expect(await hasThirdParties()).toBe(false);
  const before = visitor.outside().length;
  await scrollThrough(page);
  expect(visitor.outside()).toHaveLength(before);

  await follow(page, '/about');
  await googlePageViews(visitor, 2);
  await page.goBack();
  await page.waitForURL('**/sms-opt-in');
  expect(await hasThirdParties()).toBe(false);
  expect(visitor.events().some(({ page: path }) => path === '/sms-opt-in')).toBe(false);
});

test('where Back would show the consent page beside scripts, it is loaded anew', async ({
  visit,
}) => {
  const visitor = await visit('/sms-opt-in');
  const { page } = visitor;
  await page.waitForLoadState('networkidle');
  await follow(page, '/about');
  await accept(page);
  await allPageViews(visitor, 1);
  await page.goBack();
  await page.waitForURL('**/sms-opt-in');
  await expect.poll(() => page.evaluate(() => 'fbq' in window).catch(() => true)).toBe(false);
  await hydrated(page);
  expect(metaPageViews(visitor)).toEqual(['/about']);
  expect(ownPageViews(visitor)).toEqual(['/about']);
});
