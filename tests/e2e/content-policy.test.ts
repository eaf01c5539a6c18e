import { isSweep } from '#tests/setup/sweep.ts';
import type { Page } from 'playwright';
import { expect, vi } from 'vitest';
import { testInOneWindow as base } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { startOwnSite } from './support/start-own-site.ts';

const SITE_MS = 180_000;
const ALLOWED = 'https://connect.facebook.net/stand-in.js';
const STRANGER = 'https://stranger.example/stand-in.js';
/** Screens that load in ways of their own: `npm test` looks at the first of each list. */
const MEASURED = ['/sms-opt-in', '/no-such-page', '/blog', '/elo'];
const UNMEASURED = ['/blog', '/sms-opt-in', '/services', '/elo', '/contact'];
/** What Chromium prints and what the listener for other hosts notes when scripts are tried. */
const EXPECTED = [/Content Security Policy/, /stand-in\.js/];

const test = base.extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
  const site = await startOwnSite({
    env: { META_PIXEL_ID: '1', GTM_CONTAINER_ID: 'GTM-A1', GA_MEASUREMENT_ID: 'G-A1' },
  });
  onCleanup(site.stop);
  return site;
});

/** Answers other hosts in their place: every script they have says who it is. */
async function standIn(page: Page): Promise<void> {
  await page.route(/stand-in\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: '(globalThis.ran ??= []).push(document.currentScript?.src ?? "module")',
    }),
  );
}

/** Adds a script as scripts do; returns whether it ran or was refused. */
const load = (page: Page, src: string) =>
  page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.src = address;
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        document.head.append(script);
      }),
    src,
  );

/** Opens a page into whose markup somebody got a script tag; returns whether the script ran. */
async function openInjected(page: Page, url: string, src: string): Promise<boolean> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const markup = `<script src="${src}"></script></body>`;
    const body = (await response.text()).replace('</body>', markup);
    await route.fulfill({ response, body });
  });
  await page.goto(url);
  expect(await page.locator(`script[src="${src}"]`).count()).toBe(1);
  return page.evaluate(() => 'ran' in globalThis);
}

test(
  'with services configured pages still come to life without a violation',
  { timeout: SITE_MS },
  async ({ openPage, site }) => {
    const page = await openPage('/', { origin: site.url, expected: [/status of 404/] });
    await hydrated(page);
    for (const path of isSweep ? MEASURED : MEASURED.slice(0, 2)) {
      await page.goto(site.url + path);
      await hydrated(page);
    }
    expect(site.output()).not.toContain('content policy');
  },
);

test(
  'a script runs when a script of ours asks for it and its host is on the list, and only then',
  { timeout: SITE_MS },
  async ({ openPage, site }) => {
    const page = await openPage('/', { origin: site.url, expected: EXPECTED });
    await standIn(page);
    expect(await load(page, ALLOWED)).toBe('ran');
    expect(await load(page, STRANGER)).toBe('refused');
    expect(await openInjected(page, `${site.url}/about`, ALLOWED)).toBe(false);

    await vi.waitFor(
      () => {
        expect(site.output()).toContain('"blocked":"stranger.example"');
        expect(site.output()).toContain('"blocked":"connect.facebook.net"');
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(site.output()).toContain('"directive":"script-src-elem"');
  },
);

test(
  'without a service no text becomes markup or the address of a script, whoever writes it',
  { timeout: SITE_MS },
  async ({ openPage }) => {
    const page = await openPage('/', { expected: [...EXPECTED, /requires 'Trusted/] });
    await hydrated(page);
    await expect(load(page, ALLOWED)).rejects.toThrow(/TrustedScriptURL/);
    const write = () =>
      page.evaluate(() => (document.body.innerHTML = '<img src=x onerror=alert(1)>'));
    await expect(write()).rejects.toThrow(/TrustedHTML/);
    const pretend = () =>
      page.evaluate(() => {
        const types = (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string): void } }
        ).trustedTypes;
        for (const name of ['start', 'other', 'default']) types.createPolicy(name);
      });
    await expect(pretend()).rejects.toThrow(/createPolicy/);
  },
);

test(
  'without a service every page comes to life without a violation',
  { timeout: SITE_MS },
  async ({ openPage, siteUrl }) => {
    const page = await openPage('/');
    await hydrated(page);
    for (const path of isSweep ? UNMEASURED : UNMEASURED.slice(0, 3)) {
      await page.goto(siteUrl + path);
      await hydrated(page);
    }
  },
);

test(
  'pages name the services that are configured, and nothing when none is',
  { timeout: SITE_MS },
  async ({ openPage, site }) => {
    const stateOf = (page: Page) =>
      page.evaluate(
        () =>
          JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as {
            analytics?: unknown;
          },
      );
    const configured = await openPage('/about', { origin: site.url });
    expect((await stateOf(configured)).analytics).toEqual({
      gaMeasurementId: 'G-A1',
      gaEventsFrom: 'browser',
      hasMetaPixel: true,
      hasTagManager: true,
    });
    const bare = await openPage('/about');
    expect(await stateOf(bare)).not.toHaveProperty('analytics');
  },
);
