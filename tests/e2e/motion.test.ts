import { chatTexts } from '#shared/content/chat-texts.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type OpenPage, type OpenPageOptions, test as base } from './support/browser-test.ts';
import { answers, card, input, launcher, log, openChat, panel, say } from './support/chat-page.ts';
import { hydrated } from './support/hydration.ts';
import { inMotion, isMotionFile, motionFiles, movedSoFar, watchMotion } from './support/motion.ts';

const test = base.extend('reducedMotion', 'no-preference');

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true } as const;
const menuButton = (page: Page) => page.locator('summary[aria-label=Menu]');
const sheet = (page: Page) => page.locator('.site-header-sheet');

/** Opens a page that writes down what moves. */
async function openWatched(openPage: OpenPage, path: string, options?: OpenPageOptions) {
  const page = await openPage('/elo', options);
  await watchMotion(page);
  await page.goto(new URL(path, page.url()).href);
  return page;
}

const fetched = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
const topOfChat = (page: Page) =>
  page.locator('.chat-panel').evaluate((box) => Math.round(box.getBoundingClientRect().top));

test('nothing of motion is asked for before the first touch, and it comes then', async ({
  openPage,
}) => {
  const page = await openPage('/', PHONE);
  await page.locator('#screen[data-live]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(motionFiles).toHaveLength(1);
  expect((await fetched(page)).filter((path) => motionFiles.includes(path))).toEqual([]);
  await inMotion(page);
  expect((await fetched(page)).filter((path) => motionFiles.includes(path))).toEqual(motionFiles);
});

test('the phone menu opens at its first touch, whole, while motion is still on its way', async ({
  openPage,
}) => {
  const page = await openPage('/elo', PHONE);
  await watchMotion(page);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(isMotionFile, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(new URL('/', page.url()).href);
  await menuButton(page).tap();
  expect(await sheet(page).evaluate((box) => getComputedStyle(box).opacity)).toBe('1');
  arrive();
  await inMotion(page);
  // What is looked at already does not go to come again; the next one moves.
  expect(await movedSoFar(page)).toEqual([]);
  await menuButton(page).tap();
  await menuButton(page).tap();
  await expect
    .poll(() => movedSoFar(page))
    .toContainEqual({ what: 'div.site-header-sheet', properties: ['opacity'] });
  await expect.poll(() => sheet(page).evaluate((box) => getComputedStyle(box).opacity)).toBe('1');
});

test('the phone menu becomes whole although its services are unfolded while it comes in', async ({
  openPage,
}) => {
  const page = await openPage('/about', PHONE);
  await inMotion(page);
  const between = await sheet(page).evaluate(async (box) => {
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    press('summary[aria-label=Menu]');
    await new Promise(requestAnimationFrame);
    const { opacity } = getComputedStyle(box);
    press('.site-header-sheet summary');
    return Number(opacity);
  });
  expect(between).toBeLessThan(1);
  await expect.poll(() => sheet(page).evaluate((box) => getComputedStyle(box).opacity)).toBe('1');
});

test('the services panel comes in when it opens, and closes at once', async ({ openPage }) => {
  const page = await openWatched(openPage, '/about');
  await inMotion(page);
  const menu = page.locator('.menu-row details');
  await menu.locator('summary').click();
  await expect.poll(async () => (await movedSoFar(page)).length).toBeGreaterThan(0);
  expect(await menu.getByRole('link').first().isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await menu.getByRole('link').count()).toBe(0);
});

test('the header stands still while a page changes, and the page comes in', async ({
  openPage,
}) => {
  const page = await openWatched(openPage, '/about');
  await inMotion(page);
  const header = () =>
    page.getByRole('banner').evaluate((box) => JSON.stringify(box.getBoundingClientRect()));
  const before = await header();
  await page.locator('.menu-row a[href="/blog"]').click();
  await page.waitForURL('**/blog');
  await expect.poll(async () => (await movedSoFar(page)).length).toBeGreaterThan(0);
  expect(await header()).toBe(before);
  const moved = await movedSoFar(page);
  expect(moved.map(({ what }) => what.split('.')[0])).toEqual(['main']);
  expect(moved.flatMap(({ properties }) => properties)).toEqual(['opacity']);
});

/** The chat of a phone, open and at rest. */
async function openSheet(openPage: OpenPage): Promise<Page> {
  const page = await openPage('/about', PHONE);
  await inMotion(page);
  await openChat(page);
  await expect.poll(() => topOfChat(page)).toBe(0);
  return page;
}

test('the chat follows a finger and closes when it is pulled far', async ({ openPage }) => {
  const page = await openSheet(openPage);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 180, y }],
    });
  await touch('touchStart', 30);
  for (const y of [60, 120, 180, 230]) await touch('touchMove', y);
  await expect.poll(() => topOfChat(page)).toBeGreaterThan(150);
  expect(await topOfChat(page)).toBeLessThanOrEqual(200);
  for (const y of [300, 400, 500]) await touch('touchMove', y);
  await touch('touchEnd');
  await panel(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => launcher(page).evaluate((button) => button === document.activeElement))
    .toBe(true);
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false);
});

/**
 * A finger on the header of the chat.
 * @param path how far down it is, in pixels, every 16 milliseconds by its own clock, however slow the page draws
 */
const drag = (page: Page, path: readonly number[]) =>
  page.evaluate(async (places) => {
    const header = document.querySelector('[data-grip]');
    let timeStamp = performance.now();
    const send = (type: string, y: number) => {
      const event = new PointerEvent(type, {
        ...{ pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, buttons: 1 },
        ...{ clientX: 180, clientY: 20 + y, bubbles: true, cancelable: true },
      });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      header?.dispatchEvent(event);
      timeStamp += 16;
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    send('pointerdown', 0);
    for (const y of places) {
      await frame();
      send('pointermove', y);
    }
    await frame();
    send('pointerup', places.at(-1) ?? 0);
  }, path);

test('the chat closes when it is flung a short way', async ({ openPage }) => {
  const page = await openSheet(openPage);
  await drag(page, [20, 120, 260]);
  await panel(page).waitFor({ state: 'detached' });
});

test('a finger that rests before it lets go leaves the chat open', async ({ openPage }) => {
  const page = await openSheet(openPage);
  await drag(page, [20, 120, 260, 260, 260, 260, 260]);
  await expect.poll(() => topOfChat(page)).toBe(0);
  expect(await input(page).isVisible()).toBe(true);
});

test('a finger that comes back leaves the chat open, and it goes back to its place', async ({
  openPage,
}) => {
  const page = await openSheet(openPage);
  await drag(page, [20, 120, 260, 320, 300, 200, 100, 60, 40]);
  await expect.poll(() => topOfChat(page)).toBe(0);
  expect(await input(page).isVisible()).toBe(true);
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true);
});

test('a button in the header of the chat is pressed, not dragged', async ({ openPage }) => {
  const page = await openSheet(openPage);
  await panel(page).locator('summary').tap();
  expect(await panel(page).locator('details').getAttribute('open')).not.toBeNull();
  await panel(page).getByRole('button', { name: chatTexts.close }).tap();
  await panel(page).waitFor({ state: 'detached' });
});

test('what is said and the lead card come in, and what stood there before does not', async ({
  openPage,
}) => {
  const page = await openWatched(openPage, '/about');
  await inMotion(page);
  await openChat(page);
  const count = async (part: string) =>
    (await movedSoFar(page)).filter(({ what }) => what.includes(part)).length;
  await expect.poll(() => count('[assistant]')).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.locator('.chat-panel').waitFor({ state: 'detached' });
  const before = [await count('chat-panel'), await count('[assistant]')];
  await openChat(page);
  await expect.poll(() => count('chat-panel')).toBeGreaterThan(before[0] ?? 0);
  expect(await count('[assistant]')).toBe(before[1]);
  await say(page, 'I am Dana Whitfield, dana@clinic.example, 405-555-0123. Please call me.');
  await card(page).waitFor();
  await expect.poll(() => count('chat-card')).toBeGreaterThan(0);
  expect(await count('[user]')).toBeGreaterThan(0);
  expect(await answers(page).count()).toBeGreaterThan(1);
});

test('a card that is sent goes, the focus goes on, and its toast comes and goes', async ({
  openPage,
}) => {
  const page = await openWatched(openPage, '/about');
  await inMotion(page);
  await openChat(page);
  await say(page, 'I am Dana Whitfield, dana@clinic.example, 405-555-0123. Please call me.');
  await card(page).getByRole('button', { name: chatTexts.lead.send }).press('Enter');
  await expect
    .poll(() => input(page).evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.locator('.chat-card').waitFor({ state: 'detached' });
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
  await toasts.getByText(chatTexts.lead.toast.title).waitFor();
  const moved = await movedSoFar(page);
  expect(moved.filter(({ what }) => what.startsWith('li.')).length).toBeGreaterThan(0);
  await toasts.getByRole('button', { name: 'Close' }).press('Enter');
  await page.locator('li', { hasText: chatTexts.lead.toast.title }).waitFor({ state: 'detached' });
});

test('a chat that is on its way out takes no key, no click and no focus', async ({ openPage }) => {
  const page = await openPage('/about');
  await inMotion(page);
  await openChat(page);
  const leaving = await page.evaluate(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    // All that happens before the browser may draw.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    const box = document.querySelector<HTMLElement>('.chat-panel');
    return { inert: box?.inert, hidden: box?.ariaHidden };
  });
  expect(leaving).toEqual({ inert: true, hidden: 'true' });
  await page.locator('.chat-panel').waitFor({ state: 'detached' });
  expect(await launcher(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

test('with reduced motion nothing moves, and nothing of motion is asked for', async ({
  openPage,
}) => {
  const page = await openWatched(openPage, '/about', { ...PHONE, reducedMotion: 'reduce' });
  await hydrated(page);
  await menuButton(page).tap();
  await menuButton(page).tap();
  await openChat(page);
  expect(await topOfChat(page)).toBe(0);
  await say(page, 'What services do you offer?');
  await log(page).getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.chat-panel').count()).toBe(0);
  await menuButton(page).tap();
  await sheet(page).getByRole('link', { name: 'Blog' }).tap();
  await page.waitForURL('**/blog');
  // Other pages come after motion, and their icons first.
  await expect.poll(async () => (await fetched(page)).join()).toMatch(/\/icons-/);
  expect(await movedSoFar(page)).toEqual([]);
  expect((await fetched(page)).filter((path) => motionFiles.includes(path))).toEqual([]);
});

test('the clinic on the first screen comes to life with the first touch, over the picture, and then rests', async ({
  openPage,
}) => {
  for (const options of [PHONE, { width: 1280, height: 800 }]) {
    const page = await openPage('/', options);
    await page.locator('#screen[data-live]').waitFor({ state: 'attached' });
    expect(await page.locator('.hero-life').count()).toBe(0);
    await inMotion(page);
    const { picture, life, endMs } = await page.evaluate(() => {
      const box = (selector: string) => {
        const found = document.querySelector(selector)?.getBoundingClientRect();
        return found && [found.x, found.y, found.width, found.height].map(Math.round);
      };
      const moves = document.querySelector('.hero-life')?.getAnimations({ subtree: true }) ?? [];
      const timings = moves.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      return {
        picture: box('img.hero-picture'),
        life: box('.hero-life'),
        endMs: Math.max(...timings),
      };
    });
    expect(life).toEqual(picture);
    expect(endMs).toBeGreaterThan(0);
    expect(endMs).toBeLessThan(5000);
  }
});
