import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { UNMEASURED_PAGES } from '#shared/analytics/consent.ts';
import { ownStorage } from '#shared/content/legal/storage.ts';
import { privacyTexts } from '#shared/content/privacy-texts.ts';
import type { Page } from 'playwright';
import { SITE_HOST } from '#tests/fakes/third-parties.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { describe, expect, inject } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { everyKind, NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { hasFocus, press, walkTo } from './support/keyboard.ts';
import { scrollThrough, sidewaysOverflow, smallTargets } from './support/layout-faults.ts';
import {
  accept,
  type Answer,
  choices,
  decline,
  drawnNotice,
  googlePageViews,
  notice,
  SCRIPTS,
  scrollToNotice,
  test,
} from './support/measured-test.ts';

const pages = await everyKind(inject('siteUrl'));
const expected = [NOT_FOUND_NOTICE];
/** Where one decision holds for all of them: the long run looks at each. */
const fewPages = pages.filter(({ id }) => isSweep || ['home', 'sms-opt-in'].includes(id));
/** One test looks at a page of each kind, on a machine that may be slow. */
const ALL_PAGES = { timeout: 240_000 };

/** The code that could load something has come, and has had its chance. */
async function settled(page: Page, id: string): Promise<void> {
  if (UNMEASURED_PAGES.has(id as never)) await page.waitForLoadState('networkidle');
  else await choices(page).waitFor({ state: 'attached' });
}

const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

describe.each<[string, Answer, boolean]>([
  ['before an answer', undefined, true],
  ['after a no', 'declined', false],
  ['under Global Privacy Control', 'signal', false],
])('%s', ALL_PAGES, (_, answer, isAsked) => {
  test('no page asks a third party for anything or leaves a cookie', async ({ visit }) => {
    const still = answer && ({ answer, reducedMotion: 'reduce' } as const);
    const visitor = await visit('/', { ...still, expected });
    const { page } = visitor;
    for (const { id, path } of isAsked ? pages : fewPages) {
      await page.goto(new URL(path, page.url()).href);
      await hydrated(page);
      await settled(page, id);
      await scrollThrough(page);
      const isPrivate = UNMEASURED_PAGES.has(id);
      expect([path, await drawnNotice(page).count()]).toEqual([
        path,
        isAsked && !isPrivate ? 1 : 0,
      ]);
      expect([path, await choices(page).count()]).toEqual([path, isPrivate ? 0 : 1]);
    }
    await page.waitForLoadState('networkidle');
    expect(visitor.outside()).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
    const stored = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((kept) => Object.keys(kept)),
    );
    const named = ownStorage.map(({ name }) => name);
    expect(stored.filter((name) => !named.includes(name))).toEqual([]);
  });
});

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
  await page.waitForLoadState('networkidle');
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

describe('the notice', () => {
  test('has nothing for axe to find, and both answers are as large and as easy, at 320 and 1280 px', async ({
    visit,
  }) => {
    const { page } = await visit('/about', { width: 320, height: 700, reducedMotion: 'reduce' });
    await notice(page).waitFor();
    const atBothWidths = async (look: () => Promise<void>) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        await look();
      }
    };
    await atBothWidths(async () => {
      expect(await axeFindings(page)).toEqual([]);
      const answers = await looksOfButtons(page);
      expect(answers).toHaveLength(2);
      expect(answers[0]).toEqual(answers[1]);
    });
    await choices(page).click();
    await notice(page).getByRole('button', { name: privacyTexts.close }).waitFor();
    await atBothWidths(async () => {
      expect(await axeFindings(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  });

  const looksOfButtons = (page: Page) =>
    notice(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, fontWeight } = getComputedStyle(button);
          return { width, height, backgroundColor, color, fontWeight };
        }),
      );

  const sizes = [
    { width: 320, height: 640 },
    ...(isSweep
      ? [
          { width: 390, height: 844 },
          { width: 1024, height: 768 },
        ]
      : []),
    { width: 1280, height: 900 },
  ];
  const asked = pages.filter(({ id }) => !UNMEASURED_PAGES.has(id));

  /** What the notice lies on when it comes to a page on which nobody has been yet. */
  async function coveredOn(page: Page, path: string): Promise<string[]> {
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(new URL(path, page.url()).href);
    await hydrated(page);
    await drawnNotice(page).waitFor({ state: 'attached' });
    await untilSeen(page);
    return covered(page);
  }

  /** On some pages it waits until the first action has been scrolled away. */
  async function untilSeen(page: Page): Promise<void> {
    await scrollToNotice(page);
    expect(await notice(page).isVisible()).toBe(true);
  }

  /** Main actions and chat under the notice, where it is seen. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const notice = document.querySelector('.privacy-notice');
      if (!notice?.checkVisibility({ visibilityProperty: true })) return [];
      const place = notice.getBoundingClientRect();
      const actions =
        'main :is(.action, a[href^="tel:"], a[href^="mailto:"]), [data-chat-widget] > button';
      return [...document.querySelectorAll(actions)]
        .filter((action) => {
          const { left, right, top, bottom } = action.getBoundingClientRect();
          return (
            left < place.right && right > place.left && top < place.bottom && bottom > place.top
          );
        })
        .map((action) => action.outerHTML.slice(0, 100));
    });

  test('steps aside for the first screen when a reader comes back to it, from 320 to 1920 px', async ({
    visit,
  }) => {
    const { page } = await visit('/', { width: 320, height: 568, reducedMotion: 'reduce' });
    await drawnNotice(page).waitFor({ state: 'attached' });
    await untilSeen(page);
    const comeBackTo = (y: number) =>
      page.evaluate(async (top) => {
        scrollTo({ top, behavior: 'instant' });
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      }, y);
    for (let width = 320; width <= 1920; width += isSweep ? 80 : 320) {
      for (const height of [568, 640, 800]) {
        await page.setViewportSize({ width, height });
        for (const top of [200, 100, 0]) {
          await comeBackTo(top);
          const where = { width, height, top };
          expect({ ...where, covered: await covered(page) }).toEqual({ ...where, covered: [] });
        }
      }
    }
  });

  test.for(sizes)(
    'covers no main action and not the chat at $width x $height when it comes, whatever the page',
    ALL_PAGES,
    async ({ width, height }, { visit }) => {
      const { page } = await visit('/', { width, height, expected, reducedMotion: 'reduce' });
      const launcher = page.getByRole('button', { name: 'Open chat' });
      const looked =
        width < 1280 || isSweep ? asked : asked.filter((page) => fewPages.includes(page));
      for (const { path } of looked) {
        expect([path, await coveredOn(page, path)]).toEqual([path, []]);
        // It could be pressed: nothing else lies where a finger would meet it.
        await launcher.click({ trial: true });
      }
      await launcher.click();
      await page.getByRole('dialog', { name: 'Chat assistant' }).waitFor();
    },
  );

  test('the keyboard reaches it, answers, and is never caught', async ({ visit }) => {
    const { page } = await visit('/about');
    await notice(page).waitFor();
    await walkTo(page, notice(page).getByRole('button', { name: privacyTexts.decline }));
    await press(page, 'Tab');
    expect(await hasFocus(notice(page).getByRole('button', { name: privacyTexts.accept }))).toBe(
      true,
    );
    await walkTo(page, page.getByRole('link', { name: /skip/i }));
    await walkTo(page, choices(page));
    await press(page, 'Enter');
    expect(await hasFocus(notice(page))).toBe(true);
    await press(page, 'Escape');
    expect(await notice(page).count()).toBe(0);
    expect(await hasFocus(choices(page))).toBe(true);
    await press(page, 'Enter');
    await walkTo(page, notice(page).getByRole('button', { name: privacyTexts.decline }));
    await press(page, 'Enter');
    expect(await notice(page).count()).toBe(0);
    expect(await hasFocus(choices(page))).toBe(true);
  });

  test('what gets the focus is never under it', async ({ visit }) => {
    const { page } = await visit('/about', { width: 320, height: 640 });
    await notice(page).waitFor();
    const links = page.locator('main a:visible, footer a:visible');
    for (const link of await links.all()) {
      await link.focus();
      const isFree = await link.evaluate((element) => {
        const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return top !== null && !top.closest('.privacy-notice');
      });
      expect([await link.textContent(), isFree]).toEqual([await link.textContent(), true]);
    }
  });

  test('opened from the footer it covers no link of it, from 360 to 2560 px', async ({ visit }) => {
    const { page } = await visit('/about', { answer: 'declined' });
    for (const width of [360, 768, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      await choices(page).click();
      const place = await notice(page).boundingBox();
      const lastRow = await page.locator('main + footer > :last-child').boundingBox();
      expect([width, (lastRow?.y ?? NaN) + (lastRow?.height ?? NaN) <= (place?.y ?? NaN)]).toEqual([
        width,
        true,
      ]);
      await page.keyboard.press('Escape');
    }
  });

  test('nobody is asked in a window that is too low for it', async ({ visit }) => {
    const { page } = await visit('/about', { width: 320, height: 256 });
    await choices(page).waitFor({ state: 'attached' });
    await scrollThrough(page);
    expect(await notice(page).isVisible()).toBe(false);
    await choices(page).click();
    await accept(page);
  });
});

test('without JavaScript there is neither notice nor button', async ({ world }) => {
  const context = await world.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(world.proxy.url);
  expect(await page.getByText(privacyTexts.label).count()).toBe(0);
  await context.close();
});

test('where no service is configured nobody is asked and the footer has no button', async ({
  world,
}) => {
  const context = await world.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${inject('siteUrl')}/about`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(privacyTexts.label).count()).toBe(0);
  await context.close();
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
