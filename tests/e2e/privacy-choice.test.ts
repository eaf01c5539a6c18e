import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { privacyTexts } from '#shared/content/privacy-texts.ts';
import { SITE_HOST } from '#tests/fakes/third-parties.ts';
import { expect } from 'vitest';
import { hydrated } from './support/hydration.ts';
import { scrollThrough } from './support/layout-faults.ts';
import {
  accept,
  choices,
  decline,
  googlePageViews,
  notice,
  SCRIPTS,
  test,
} from './support/measured-test.ts';
import { cookieNames } from './support/privacy-notice.ts';

test('a no is remembered on the next page and after a reload', async ({ visit }) => {
  const { page, outside } = await visit('/');
  await decline(page);
  await page.reload();
  await hydrated(page);
  await choices(page).waitFor({ state: 'attached' });
  expect(await notice(page).count()).toBe(0);
  expect(outside()).toEqual([]);
});

test('with Global Privacy Control the footer explains why nothing is asked', async ({ visit }) => {
  const { page, outside } = await visit('/about', { answer: 'signal' });
  await choices(page).click();
  await notice(page).getByText(privacyTexts.signal.text).waitFor();
  expect(await notice(page).getByRole('button').allTextContents()).toEqual([privacyTexts.close]);
  expect(outside()).toEqual([]);
});

test('a signal that comes after a yes ends it and takes the cookies away', async ({ visit }) => {
  const visitor = await visit('/about', { answer: 'accepted' });
  const { page } = visitor;
  await googlePageViews(visitor, 1);
  await expect.poll(() => cookieNames(page)).toContain('_fbp');
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(new URL('/contact', page.url()).href);
  await hydrated(page);
  await choices(page).waitFor({ state: 'attached' });
  await expect.poll(() => cookieNames(page)).toEqual([]);
  // What was sent while the page before was left is about that page.
  expect(visitor.outside().filter((address) => SCRIPTS.includes(address))).toHaveLength(3);
  expect(visitor.everything()).not.toContain('/contact');
});

test('withdrawing stops everything and removes cookies and keys', async ({ visit }) => {
  const visitor = await visit('/about', { answer: 'accepted' });
  const { page } = visitor;
  await googlePageViews(visitor, 1);
  await expect.poll(() => cookieNames(page)).toEqual(['_fbp', '_ga', '_ga_TEST123456', '_gcl_au']);
  await choices(page).click();
  const reloaded = page.waitForEvent('load');
  await decline(page);
  await reloaded;
  await hydrated(page);
  await choices(page).waitFor({ state: 'attached' });
  const before = visitor.outside().length;
  await scrollThrough(page);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.waitForURL('**/contact');
  // What comes last, when nobody taps. The network is never idle for the browser's driver: the document that it
  // fetched in advance was called off with the click, and it hears nothing of that.
  await page.waitForFunction(() =>
    document.querySelector('script[type$="ld+json"]')?.textContent?.includes('/contact'),
  );
  expect(visitor.outside()).toHaveLength(before);
  expect(visitor.events().filter(({ event }) => event === 'page_view')).toHaveLength(1);
  expect(await cookieNames(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([storageKeys.privacyChoice]);
  expect(await page.evaluate(() => 'fbq' in window || 'dataLayer' in window)).toBe(false);
});

test('withdrawing removes the cookies of the parent domain, where Google sets its own', async ({
  visit,
}) => {
  const origin = `http://${SITE_HOST}`;
  // A name without TLS is no place for some of the site's headers, says the browser.
  const expected = [/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/];
  const visitor = await visit('/about', { answer: 'accepted', origin, expected });
  const { page } = visitor;
  await googlePageViews(visitor, 1);
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_PARENT', '_fbp', '_gcl_au']) {
      document.cookie = `${name}=1; domain=clinic.test; path=/; max-age=1000`;
    }
    document.cookie = 'own=1; domain=clinic.test; path=/; max-age=1000';
  });
  expect(await cookieNames(page)).toContain('_ga_PARENT');
  await choices(page).click();
  const reloaded = page.waitForEvent('load');
  await decline(page);
  await reloaded;
  expect(await cookieNames(page)).toEqual(['own']);
});

test('a no in another tab stops this one', async ({ visit }) => {
  const visitor = await visit('/about', { answer: 'accepted' });
  await googlePageViews(visitor, 1);
  const other = await visitor.page.context().newPage();
  await other.goto(visitor.page.url());
  await hydrated(other);
  await choices(other).click();
  const reloaded = visitor.page.waitForEvent('load');
  await decline(other);
  await reloaded;
  await hydrated(visitor.page);
  expect(await visitor.page.evaluate(() => 'fbq' in window)).toBe(false);
});

test('an answer to an older question is asked for again', async ({ visit }) => {
  const { page } = await visit('/about', { answer: 'accepted' });
  await page.evaluate((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, version: '0' }));
  }, storageKeys.privacyChoice);
  await page.reload();
  await hydrated(page);
  await notice(page).waitFor();
  // Of this document: what the one before still had on its way is its own affair.
  const elsewhere = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => !name.startsWith(location.origin)),
  );
  expect(elsewhere).toEqual([]);
});

test('a yes loads each script once, and none of it again on the next page', async ({ visit }) => {
  const visitor = await visit('/about');
  await accept(visitor.page);
  await googlePageViews(visitor, 1);
  await visitor.page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await googlePageViews(visitor, 2);
  const scripts = visitor.outside().filter((address) => SCRIPTS.includes(address));
  expect(scripts.sort()).toEqual(SCRIPTS);
});
