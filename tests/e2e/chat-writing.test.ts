import { setTimeout } from 'node:timers/promises';
import { chatTexts } from '#shared/content/chat-texts.ts';
import { company } from '#shared/content/company.ts';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { answers, input, launcher, log, openChat, panel, say } from './support/chat-page.ts';

const OWN_PHONE = `a[href="${company.phone.href}"]`;

test('numbers and addresses in an answer can be called and written to; an emergency has a button', async ({
  openPage,
}) => {
  const page = await openPage('/about');
  await openChat(page);
  const answer = (response: string) =>
    page.route('**/api/chat', (route) => route.fulfill({ json: { success: true, response } }));
  await answer(
    `The office opens at 8. Call ${company.phone.display} or write to a.b@clinic.example.`,
  );
  await say(page, 'When?');
  expect(await answers(page).last().locator(OWN_PHONE).count()).toBe(1);
  expect(await answers(page).last().locator('a[href="mailto:a.b@clinic.example"]').count()).toBe(1);
  await page.unroute('**/api/chat');
  await answer('Call 911 now. We answer IT questions only.');
  await say(page, 'He fainted');
  const call = answers(page).last().getByRole('link', { name: 'Call 911' });
  expect(await call.getAttribute('href')).toBe('tel:911');
  await expect
    .poll(() => log(page).getByRole('list', { name: chatTexts.nextQuestions }).count())
    .toBe(0);
});

test('after an answer up to three questions lead on, and a press asks one', async ({
  openPage,
}) => {
  const page = await openPage('/services/efax-services');
  await openChat(page);
  await say(page, 'What are your hours?');
  const list = log(page).getByRole('list', { name: chatTexts.nextQuestions });
  expect(await list.getByRole('button').count()).toBe(3);
  const question = (await list.getByRole('button').first().textContent()) ?? '';
  await list.getByRole('button').first().click();
  await answers(page).nth(2).waitFor();
  expect(await log(page).locator('[data-bubble=user]').last().textContent()).toContain(question);
  await expect.poll(() => list.getByRole('button', { name: question }).count()).toBe(0);
});

test('the field grows with its lines, Enter sends and Shift+Enter does not', async ({
  openPage,
}) => {
  const page = await openPage('/about');
  await openChat(page);
  const one = await input(page).boundingBox();
  await input(page).pressSequentially('one');
  await input(page).press('Shift+Enter');
  await input(page).pressSequentially('two');
  await input(page).press('Shift+Enter');
  const three = await input(page).boundingBox();
  expect(three?.height ?? 0).toBeGreaterThan((one?.height ?? 0) + 30);
  await expect.poll(() => log(page).locator('[data-bubble=user]').count()).toBe(0);
  await input(page).press('Enter');
  await log(page).locator('[data-bubble=user]').waitFor();
  expect(await input(page).inputValue()).toBe('');
});

test('a draft outlives closing and a change of page', async ({ openPage }) => {
  const page = await openPage('/');
  await openChat(page);
  await input(page).fill('Half a question');
  await page.keyboard.press('Escape');
  await launcher(page).click();
  expect(await input(page).inputValue()).toBe('Half a question');
  await page.goto(new URL('/about', page.url()).href);
  await openChat(page);
  expect(await input(page).inputValue()).toBe('Half a question');
});

test('a text that is too long is named, kept whole and not sent', async ({ openPage }) => {
  const page = await openPage('/about');
  await openChat(page);
  await input(page).fill('x'.repeat(2_134));
  await panel(page).getByText('2,134 characters').waitFor();
  await input(page).press('Enter');
  await expect.poll(() => log(page).locator('[data-bubble=user]').count()).toBe(0);
  expect((await input(page).inputValue()).length).toBe(2_134);
});

test('a deleted conversation is gone from the tab, and can be brought back', async ({
  openPage,
}) => {
  const page = await openPage('/about');
  await openChat(page);
  await say(page, 'What are your hours?');
  await panel(page).getByRole('button', { name: chatTexts.clear }).click();
  const undo = log(page).getByRole('button', { name: chatTexts.undo });
  await undo.waitFor();
  expect(await log(page).textContent()).not.toContain('What are your hours?');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('your hours');
  expect(await undo.evaluate((element) => element === document.activeElement)).toBe(true);
  await undo.click();
  await log(page).getByText('What are your hours?').waitFor();
  await expect.poll(() => undo.count()).toBe(0);
});

test('the focus is never under the panel, and Escape closes it from anywhere', async ({
  openPage,
}) => {
  const page = await openPage('/services/security-services', { width: 1280, height: 800 });
  await openChat(page);
  const isCovered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      // One that is on its way out no longer counts.
      const box = document.querySelector('.chat-panel:not([inert])');
      if (!focused || !box || box.contains(focused)) return false;
      const inner = focused.getBoundingClientRect();
      const outer = box.getBoundingClientRect();
      return (
        inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom
      );
    });
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await isCovered()).toBe(false);
  }
  if ((await panel(page).count()) === 0) await openChat(page);
  await page.locator('main a').first().focus();
  await page.keyboard.press('Escape');
  await launcher(page).waitFor();
  await expect.poll(() => panel(page).count()).toBe(0);
});

test('offline, an answer that does not come leaves a toast and a trace', async ({ openPage }) => {
  const page = await openPage('/about', { expected: [/Failed to load resource|^failed: /] });
  // What draws toasts comes slowly, and not at all once the connection is gone.
  let isOnline = true;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Notifications (')) await setTimeout(1000);
    await (isOnline ? route.fulfill({ response }) : route.abort());
  });
  await openChat(page);
  isOnline = false;
  await page.context().setOffline(true);
  await say(page, 'What are your hours?');
  await page.getByText('Chat Error', { exact: true }).first().waitFor();
  expect(await log(page).textContent()).toContain(chatTexts.errorBubble.slice(0, 30));
  await page.context().setOffline(false);
});
