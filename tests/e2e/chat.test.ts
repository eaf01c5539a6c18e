import { chatTexts } from '#shared/content/chat-texts.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { answers, input, launcher, log, openChat, panel, say } from './support/chat-page.ts';
import { hydrated } from './support/hydration.ts';

/** Chromium itself prints every failed request. */
const FAILED_REQUEST = /Failed to load resource|^failed: /;

const isFocused = (page: Page) => input(page).evaluate((field) => field === document.activeElement);

test('the chat greets, answers without a model, and links to pages of this site', async ({
  openPage,
}) => {
  const page = await openPage('/about');
  await openChat(page);
  expect(await answers(page).first().textContent()).toContain(chatTexts.greeting);
  const answer = await say(page, 'Do you offer website hosting?');
  expect(answer.toLowerCase()).toContain('hosting');
  const hrefs = await log(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(1);
  expect(hrefs.filter((href) => !/^(?:\/|tel:|mailto:)/.test(href))).toEqual([]);
});

test('before anything is asked it says what it is, what not to write, and where the policy stands', async ({
  openPage,
}) => {
  const page = await openPage('/about');
  await openChat(page);
  const notice = log(page).locator('p').first();
  expect(await notice.textContent()).toMatch(/program.*leave out patient information/);
  const policy = notice.getByRole('link', { name: 'Privacy Policy' });
  expect(await policy.getAttribute('href')).toBe('/privacy-policy');
});

test('the first load carries the launcher and nothing else of the chat', async ({ openPage }) => {
  const page = await openPage('/about');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  scripts.length = 0;
  const box = await launcher(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) - 60, (box?.y ?? 0) - 60);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect.poll(() => panel(page).count()).toBe(0);
});

test('a click before React is there opens the chat once it is', async ({ openPage }) => {
  const page = await openPage('/about');
  await launcher(page).dispatchEvent('click');
  await page.mouse.move(5, 5);
  await panel(page).waitFor();
});

test('while waiting, field and button are disabled and Thinking... shows', async ({ openPage }) => {
  const page = await openPage('/about');
  await openChat(page);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/chat', async (route) => {
    await held;
    await route.continue();
  });
  await input(page).fill('  What are your hours?  ');
  const asked = page.waitForRequest('**/api/chat');
  await input(page).press('Enter');
  await log(page).getByText('Thinking...').waitFor();
  expect(await input(page).isDisabled()).toBe(true);
  expect(await panel(page).getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  expect(((await asked).postDataJSON() as { message: string }).message).toBe(
    'What are your hours?',
  );
  letGo();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('textarea[name=message]')?.disabled === false,
  );
  expect(await isFocused(page)).toBe(true);
});

test('a failure is the toast and the bubble of the specification', async ({ openPage }) => {
  const page = await openPage('/about', { expected: [FAILED_REQUEST] });
  await openChat(page);
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: 'Broken' }));
  expect(await say(page, 'Hello?')).toContain(chatTexts.errorBubble);
  await page.getByText('Chat Error', { exact: true }).first().waitFor();
});

test('the conversation survives a change of page and a reload, and ends when it is cleared', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await openChat(page);
  await say(page, 'What are your hours?');
  const bubbles = () => log(page).locator('[data-bubble]').allTextContents();
  const spoken = await bubbles();
  await page.goto(new URL('/about', page.url()).href);
  await openChat(page);
  expect(await bubbles()).toEqual(spoken);
  await page.reload();
  await openChat(page);
  expect(await bubbles()).toEqual(spoken);
  await panel(page).getByRole('button', { name: chatTexts.clear }).click();
  await expect.poll(() => log(page).textContent()).not.toContain('What are your hours?');
  await page.reload();
  await openChat(page);
  expect(await answers(page).count()).toBe(1);
});

test('the focus goes in and comes back, and Escape closes', async ({ openPage }) => {
  const page = await openPage('/about');
  await openChat(page);
  expect(await isFocused(page)).toBe(true);
  await page.keyboard.press('Escape');
  await launcher(page).waitFor();
  await expect.poll(() => panel(page).count()).toBe(0);
  await expect
    .poll(() => launcher(page).evaluate((button) => button === document.activeElement))
    .toBe(true);
});

test('with little room, as above a phone’s keyboard, the field can still be seen and used', async ({
  openPage,
}) => {
  const page = await openPage('/about', { width: 320, height: 300 });
  await openChat(page);
  await say(page, 'What are your hours?');
  const box = await input(page).boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(300);
  const room = await log(page).boundingBox();
  expect(room?.height ?? 0).toBeGreaterThan(80);
});

test('there is no launcher on /elo, and none that does nothing without JavaScript', async ({
  openPage,
}) => {
  expect(await launcher(await openPage('/elo')).count()).toBe(0);
  const page = await openPage('/about', { javaScriptEnabled: false });
  expect(await launcher(page).isVisible()).toBe(false);
});
