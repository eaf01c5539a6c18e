import { chatTexts } from '#shared/content/chat-texts.ts';
import { company } from '#shared/content/company.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import type { Locator, Page, Route } from 'playwright';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import {
  card,
  input,
  log,
  openChat,
  openWithClock,
  panel,
  receipt,
  say,
} from './support/chat-page.ts';
import { button, COUNTDOWN_MS, givenDetails, LEADS, LONG_MS } from './support/lead-card.ts';

const FAILED_REQUEST = /Failed to load resource|^failed: /;
const texts = chatTexts.lead;

const change = (page: Page) => log(page).getByRole('button', { name: texts.receipt.change });

/** Whether the whole of something is in the window and nothing else lies on its middle. */
const isInView = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && (element === hit || element.contains(hit));
  });

test('from 360x640 to 1280x800 the card shows its time and all its buttons, whatever is scrolled or ticked', async ({
  openPage,
}) => {
  const { page } = await givenDetails(openPage, { width: 360, height: 640 });
  const wish = card(page).getByRole('checkbox').first();
  const mustBeSeen = [
    button(page, texts.send),
    button(page, texts.decline),
    button(page, texts.clock.pause),
    card(page).getByRole('timer'),
    input(page),
  ];
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const each of mustBeSeen) expect(await isInView(each)).toBe(true);
    for (const field of ['Name', 'E-mail', 'Phone']) {
      expect(await isInView(card(page).getByRole('textbox', { name: field }))).toBe(true);
    }
    await wish.check();
    await card(page).getByText('Reply STOP to cancel').waitFor();
    for (const each of mustBeSeen) expect(await isInView(each)).toBe(true);
    const room = await log(page).boundingBox();
    expect(room?.height ?? 0).toBeGreaterThanOrEqual(70);
    await wish.uncheck();
  }
});

test('"but please do not contact me" takes the card away, and nothing is sent', async ({
  openPage,
}) => {
  const { page, requests } = await givenDetails(openPage);
  await say(page, 'but please do not contact me');
  await expect.poll(() => card(page).count()).toBe(0);
  await page.clock.runFor(LONG_MS);
  await page.goto('about:blank');
  expect(requests).toHaveLength(0);
});

test('what was sent stands in the conversation with its time, and "Change" corrects the same lead', async ({
  openPage,
}) => {
  const { page, requests, bodies } = await givenDetails(openPage);
  await button(page, texts.send).click();
  await log(page).getByText(texts.receipt.sent).waitFor();
  expect(await log(page).textContent()).toContain('405-555-0177');
  // The page's clock stands shortly after the moment at which it was stopped.
  expect(await log(page).textContent()).toMatch(/Sent to our team at \d{1,2}:0\d [AP]M/);
  await expect
    .poll(() => input(page).evaluate((field) => field === document.activeElement))
    .toBe(true);

  await change(page).click();
  const phone = card(page).getByLabel('Phone');
  expect(await phone.inputValue()).toBe('405-555-0177');
  await expect
    .poll(() => card(page).evaluate((form) => form.contains(document.activeElement)))
    .toBe(true);
  expect(await card(page).getByRole('checkbox').count()).toBe(0);
  await phone.fill('405-555-0178');
  await page.clock.runFor(LONG_MS);
  expect(requests).toHaveLength(1);
  await button(page, texts.send).click();
  await log(page).getByText(texts.receipt.corrected).waitFor();
  expect(bodies()[1]).toMatchObject({
    phone: '405-555-0178',
    corrects: requests[0]?.headers()['idempotency-key'],
  });
  expect(await change(page).count()).toBe(1);
});

test('a correction in words after sending goes out once, as a correction', async ({ openPage }) => {
  const { page, bodies } = await givenDetails(openPage);
  await button(page, texts.send).click();
  await receipt(page).waitFor();
  await say(page, 'actually my number is 405-555-0178');
  expect(await card(page).getByLabel('Phone').inputValue()).toBe('405-555-0178');
  await page.clock.runFor(COUNTDOWN_MS);
  await log(page).getByText(texts.receipt.corrected).waitFor();
  await page.clock.runFor(LONG_MS);
  expect(bodies()).toHaveLength(2);
  expect(bodies()[1]).toMatchObject({ name: 'Dana Whitehorse', phone: '405-555-0178' });
});

/** Each of them is told apart in client/src/features/chat/lead-delivery.test.tsx; here what is seen of one. */
const failures = [
  ['503', (route: Route) => route.fulfill({ status: 503, body: 'Away' })],
  ['no connection', (route: Route) => route.abort('internetdisconnected')],
  ['200 without success', (route: Route) => route.fulfill({ json: { success: false } })],
] as const;
for (const [what, answer] of isSweep ? failures : failures.slice(0, 1)) {
  test(`at ${what} the conversation says that the details wait and that a call is quicker, also after a reload`, async ({
    openPage,
  }) => {
    const expected = [FAILED_REQUEST];
    const { page, requests } = await givenDetails(openPage, { expected }, answer);
    await button(page, texts.send).click();
    await log(page).getByText(texts.receipt.waiting).waitFor();
    expect(await log(page).locator(`a[href="${company.phone.href}"]`).count()).toBeGreaterThan(0);
    expect(await receipt(page).count()).toBe(0);
    await page.clock.resume();
    await page.reload();
    await openChat(page);
    await log(page).getByText(texts.receipt.waiting).waitFor();
    await page.unroute(LEADS);
    const taken = page.waitForRequest(LEADS);
    await page.route(LEADS, (route) => route.fulfill({ json: { success: true, id: 1 } }));
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect((await taken).headers()['idempotency-key']).toBe(
      requests[0]?.headers()['idempotency-key'],
    );
    await log(page).getByText(texts.receipt.sent).waitFor();
    expect(await panel(page).getByText(texts.receipt.waiting).count()).toBe(0);
  });
}

test('whoever has begun is asked for what is missing, one detail at a time', async ({
  openPage,
}) => {
  const page = await openWithClock(openPage, '/');
  await page.route(LEADS, (route) => route.fulfill({ json: { success: true, id: 1 } }));
  await openChat(page);
  await say(page, 'You can reach me at dana.w@clinic.example');
  await log(page).getByText('your name').waitFor();
  await say(page, 'Dana');
  await log(page).getByText('phone number').waitFor();
  await expect.poll(() => card(page).count()).toBe(0);
  await say(page, '(405)555-0177');
  await card(page).waitFor();
  expect(await card(page).getByLabel('Name').inputValue()).toBe('Dana');
});

test('who writes Spanish is asked in Spanish, by name and one at a time', async ({ openPage }) => {
  const page = await openWithClock(openPage, '/');
  await page.route(LEADS, (route) => route.fulfill({ json: { success: true, id: 1 } }));
  await openChat(page);
  await say(page, 'Hola, mi correo es elena@clinicasol.example');
  await log(page).getByText('su nombre?').waitFor();
  await say(page, 'me llamo Elena Fuentes');
  await log(page).getByText('número de teléfono').waitFor();
  await say(page, 'es el 405 555 0105');
  await card(page).waitFor();
  expect(await card(page).getByLabel('Name').inputValue()).toBe('Elena Fuentes');
});
