import { chatTexts } from '#shared/content/chat-texts.ts';
import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { log, openChat, panel, say } from './support/chat-page.ts';
import { hydrated } from './support/hydration.ts';

const FAILED_REQUEST = /Failed to load resource|^failed: /;
const DETAILS = 'My name is Dana Whitfield, dana@clinic.example, 405-555-0123';
const LEADS = '**/api/chat-contact';

const card = (page: Page) => panel(page).getByRole('form', { name: chatTexts.lead.heading });
const receipt = (page: Page) => page.getByText(chatTexts.lead.toast.title, { exact: true }).first();
const keyOf = (request: Request) => request.headers()['idempotency-key'];

const take = (route: Route) => route.fulfill({ json: { success: true, id: 1 } });

test('known details stand in a card with unticked boxes; its button sends them once', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const requests: Request[] = [];
  await page.route(LEADS, async (route) => {
    requests.push(route.request());
    await take(route);
  });
  await openChat(page);
  await say(page, DETAILS);
  expect(await card(page).getByLabel('Name').inputValue()).toBe('Dana Whitfield');
  expect(await card(page).getByRole('checkbox', { checked: true }).count()).toBe(0);
  await card(page).getByRole('checkbox').last().check();
  await card(page).getByLabel('Name').fill('Dana W.');
  await card(page).getByRole('button', { name: chatTexts.lead.send }).dblclick();
  await receipt(page).waitFor();
  expect(await card(page).count()).toBe(0);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.postDataJSON()).toMatchObject({
    name: 'Dana W.',
    email: 'dana@clinic.example',
    phone: '405-555-0123',
    service: 'chat-inquiry',
    smsOptIn: false,
    marketingOptIn: true,
  });
  expect((requests[0]?.postDataJSON() as { message: string }).message).toContain(
    `User: ${DETAILS}`,
  );
});

test('a card that nobody touches is sent by itself', async ({ openPage }) => {
  const page = await openPage('/');
  await page.route(LEADS, take);
  await openChat(page);
  await say(page, DETAILS);
  await card(page).waitFor();
  await receipt(page).waitFor();
  expect(await card(page).count()).toBe(0);
});

test('a lead that could not be sent goes out after a reload under the same key, without the chat being opened', async ({
  openPage,
}) => {
  const page = await openPage('/', { expected: [FAILED_REQUEST] });
  const keys: (string | undefined)[] = [];
  let isAway = true;
  await page.route(LEADS, async (route) => {
    keys.push(keyOf(route.request()));
    await (isAway ? route.fulfill({ status: 503, body: 'Away' }) : take(route));
  });
  await openChat(page);
  await say(page, DETAILS);
  const refused = page.waitForResponse(LEADS);
  await card(page).getByRole('button', { name: chatTexts.lead.send }).click();
  await refused;
  expect(await receipt(page).count()).toBe(0);
  isAway = false;
  await page.reload();
  await hydrated(page);
  await receipt(page).waitFor();
  expect(new Set(keys).size).toBe(1);
});

test('leaving the page sends the lead', async ({ openPage }) => {
  const page = await openPage('/');
  await page.route(LEADS, take);
  await openChat(page);
  await say(page, DETAILS);
  await card(page).waitFor();
  const sent = page.waitForRequest(LEADS);
  await page.goto(new URL('/about', page.url()).href);
  expect(keyOf(await sent)).toBeTruthy();
});

test('whoever asks for a person finds phone, e-mail and an empty card that says what is missing', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await openChat(page);
  await panel(page).getByText(chatTexts.person.label).click();
  expect(await panel(page).locator('a[href^="tel:"], a[href^="mailto:"]').count()).toBe(2);
  await panel(page).getByRole('button', { name: chatTexts.person.details }).click();
  await card(page).getByRole('button', { name: chatTexts.lead.send }).click();
  await log(page).getByText(chatTexts.lead.problems.email).waitFor();
  await card(page).getByRole('button', { name: chatTexts.lead.decline }).click();
  expect(await card(page).count()).toBe(0);
});
