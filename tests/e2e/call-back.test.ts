import { chatTexts } from '#shared/content/chat-texts.ts';
import { contact } from '#shared/content/contact.ts';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { card, launcher, log, receipt } from './support/chat-page.ts';
import { hasFocus } from './support/keyboard.ts';

test('who wants to be called back on /contact gets the card, and the lead says what it is about', async ({
  openPage,
}) => {
  const page = await openPage('/contact');
  const button = page.getByRole('button', { name: contact.callBack });
  await button.click();
  await card(page).waitFor();
  await expect.poll(() => hasFocus(card(page).getByLabel('Name'))).toBe(true);

  // Asked twice, said once.
  await page.keyboard.press('Escape');
  await launcher(page).waitFor();
  await button.click();
  await card(page).waitFor();
  expect(await log(page).locator('[data-bubble=user]').count()).toBe(1);

  await card(page).getByLabel('Name').fill('Dana Reed');
  await card(page).getByLabel('E-mail', { exact: true }).fill('dana@clinic.example');
  await card(page).getByLabel('Phone').fill('(405) 555-0123');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/chat-contact'),
    card(page).getByRole('button', { name: chatTexts.lead.send }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    service: 'chat-inquiry',
    message: expect.stringContaining(`User: ${chatTexts.callBack.request}`) as string,
  });
  await receipt(page).waitFor();
});

test('without JavaScript /contact offers only what works there', async ({ openPage }) => {
  const page = await openPage('/contact', { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: contact.callBack }).isVisible()).toBe(false);
});
