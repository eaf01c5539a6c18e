import { ownStorage } from '#shared/content/legal/storage.ts';
import { privacyTexts } from '#shared/content/privacy-texts.ts';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { launcher, panel } from './support/chat-page.ts';
import { NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';
import { scrollThrough } from './support/layout-faults.ts';
import { choices, drawnNotice, test, type Visitor } from './support/measured-test.ts';
import {
  cookieNames,
  covered,
  fewPages,
  isAsked,
  pages,
  untilSeen,
} from './support/privacy-notice.ts';

const expected = [NOT_FOUND_NOTICE];
/** One test looks at a page of each kind, on a machine that may be slow. */
const ALL_PAGES = { timeout: 240_000 };

type SomePage = (typeof pages)[number];

async function open(page: Page, { path }: SomePage): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await hydrated(page);
}

/** Lets the code come that could load something, and gives it its chance. */
async function giveChance(page: Page, opened: SomePage): Promise<void> {
  if (isAsked(opened)) await choices(page).waitFor({ state: 'attached' });
  else await page.waitForLoadState('networkidle');
  await scrollThrough(page);
  const count = await choices(page).count();
  expect.soft([opened.path, count]).toEqual([opened.path, isAsked(opened) ? 1 : 0]);
}

/** What the browser keeps that the legal pages do not name. */
async function unnamedKeys(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((kept) => Object.keys(kept)),
  );
  return stored.filter((key) => !ownStorage.some(({ name }) => name === key));
}

async function expectNothingLeft({ page, outside }: Visitor): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect.soft(outside()).toEqual([]);
  expect.soft(await cookieNames(page)).toEqual([]);
}

// One visit for both promises: each failure is told.
test(
  'before an answer no page asks a third party or leaves a cookie, and its notice covers no main action and not the chat on a phone',
  ALL_PAGES,
  async ({ visit }) => {
    const visitor = await visit('/', {
      width: 320,
      height: 640,
      expected,
      reducedMotion: 'reduce',
    });
    const { page } = visitor;
    await drawnNotice(page).waitFor({ state: 'attached' });
    await untilSeen(page);
    await launcher(page).click();
    await panel(page).waitFor();
    for (const each of pages) {
      // On each of them as if nobody had been there yet.
      await page.evaluate(() => sessionStorage.clear());
      await open(page, each);
      if (isAsked(each)) {
        await drawnNotice(page).waitFor({ state: 'attached' });
        await untilSeen(page);
        expect.soft([each.path, await covered(page)]).toEqual([each.path, []]);
        // It could be pressed: nothing else lies where a finger would meet it.
        await launcher(page).click({ trial: true });
      }
      await giveChance(page, each);
      const count = await drawnNotice(page).count();
      expect.soft([each.path, count]).toEqual([each.path, isAsked(each) ? 1 : 0]);
      expect.soft([each.path, await unnamedKeys(page)]).toEqual([each.path, []]);
    }
    await expectNothingLeft(visitor);
  },
);

test.for([
  ['after a no', 'declined'],
  ['under Global Privacy Control', 'signal'],
] as const)(
  '%s no page shows the notice, asks a third party for anything or leaves a cookie',
  ALL_PAGES,
  async ([, answer], { visit }) => {
    const visitor = await visit('/', { answer, reducedMotion: 'reduce', expected });
    const { page } = visitor;
    for (const each of fewPages) {
      await open(page, each);
      await giveChance(page, each);
      expect.soft([each.path, await drawnNotice(page).count()]).toEqual([each.path, 0]);
    }
    await expectNothingLeft(visitor);
    expect(await unnamedKeys(page)).toEqual([]);
  },
);

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
