import { chatTexts } from '#shared/content/chat-texts.ts';
import type { Request, Route } from 'playwright';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { card, openChat, openWithClock, panel, receipt, say } from './support/chat-page.ts';

const FAILED_REQUEST = /Failed to load resource|^failed: /;
const DETAILS = 'My name is Dana Whitfield, dana@clinic.example, 405-555-0123';
const LEADS = '**/api/chat-contact';

const take = (route: Route) => route.fulfill({ json: { success: true, id: 1 } });

test('known details stand in a card with unticked boxes; its button sends them once', async ({
  openPage,
}) => {
  const page = await openWithClock(openPage, '/');
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
  await expect.poll(() => card(page).count()).toBe(0);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.postDataJSON()).toMatchObject({
    name: 'Dana W.',
    email: 'dana@clinic.example',
    phone: '405-555-0123',
    service: 'chat-inquiry',
    smsOptIn: false,
    marketingOptIn: true,
    message: expect.stringContaining(`User: ${DETAILS}`) as string,
  });
});

test('details that the server refuses say so, the ways to a person stand open, and the card comes back for whoever asks', async ({
  openPage,
}) => {
  const page = await openWithClock(openPage, '/', {
    expected: [FAILED_REQUEST, /contact details were refused with status 400/],
  });
  await page.route(LEADS, (route) => route.fulfill({ status: 400, json: { success: false } }));
  await openChat(page);
  await say(page, DETAILS);
  const logged = page.waitForEvent('pageerror');
  await card(page).getByRole('button', { name: chatTexts.lead.send }).click();
  expect((await logged).message).not.toMatch(/Dana|405/);
  await panel(page).getByRole('button', { name: chatTexts.person.details }).waitFor();
  expect(await panel(page).locator('details a[href^="tel:"]').isVisible()).toBe(true);
  expect(await receipt(page).count()).toBe(0);
  await expect.poll(() => card(page).count()).toBe(0);
  await panel(page).getByRole('button', { name: chatTexts.person.details }).click();
  expect(await card(page).getByLabel('Name').inputValue()).toBe('Dana Whitfield');
});

test('whoever asks for a person finds phone, e-mail and an empty card that says what is missing', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await openChat(page);
  await panel(page).locator('summary').click();
  expect(await panel(page).locator('a[href^="tel:"], a[href^="mailto:"]').count()).toBe(2);
  await panel(page).getByRole('button', { name: chatTexts.person.details }).click();
  await card(page).getByRole('button', { name: chatTexts.lead.send }).click();
  await card(page).getByText(chatTexts.lead.problems.email).waitFor();
  await card(page).getByRole('button', { name: chatTexts.lead.decline }).click();
  await expect.poll(() => card(page).count()).toBe(0);
});
