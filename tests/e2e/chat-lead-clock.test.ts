import { chatTexts } from '#shared/content/chat-texts.ts';
import type { Request } from 'playwright';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { card, input, openChat, openWithClock, receipt, say } from './support/chat-page.ts';
import {
  button,
  COUNTDOWN_MS,
  DETAILS,
  givenDetails,
  LEADS,
  LONG_MS,
} from './support/lead-card.ts';

const texts = chatTexts.lead;

test('the time until it sends is shown, is never read out second by second, and can be stopped for good', async ({
  openPage,
}) => {
  const { page, requests } = await givenDetails(openPage);
  const timer = card(page).getByRole('timer');
  expect(await timer.textContent()).toContain('25 s');
  expect(await timer.getAttribute('aria-live')).toBe('off');
  await page.clock.runFor(5_000);
  await expect.poll(() => timer.textContent()).toContain('20 s');
  await button(page, texts.clock.pause).press('Enter');
  await card(page).getByText(texts.clock.paused).waitFor();
  await page.clock.runFor(LONG_MS);
  expect(requests).toHaveLength(0);
  await button(page, texts.send).press('Enter');
  await receipt(page).waitFor();
  expect(requests).toHaveLength(1);
});

test('while the wheel turns over the card, the pointer moves or a key goes down nothing is sent; when nothing stirs any more it is sent once', async ({
  openPage,
}) => {
  const { page, requests } = await givenDetails(openPage, { width: 1280, height: 800 });
  const box = await card(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  for (const sign of [
    () => page.mouse.wheel(0, 40),
    () => page.mouse.move(1_100, 600, { steps: 3 }),
    () => page.keyboard.press('Shift'),
  ]) {
    for (let times = 0; times < 4; times += 1) {
      await sign();
      await page.mouse.move(x, y + times);
      await card(page).getByText(texts.clock.reading).waitFor();
      await page.clock.runFor(19_000);
    }
    expect(requests).toHaveLength(0);
  }
  // The rest of the pause, and the countdown; the toast is gone three seconds later.
  await page.clock.runFor(1_000 + COUNTDOWN_MS);
  await receipt(page).waitFor();
  await page.clock.runFor(LONG_MS);
  expect(requests).toHaveLength(1);
});

test('nothing is sent while the card is touched or a message is begun; cleared, it is sent after the whole time', async ({
  openPage,
}) => {
  const { page, requests } = await givenDetails(openPage, { width: 390, height: 844 });
  for (let touches = 0; touches < 2; touches += 1) {
    await card(page).getByText(texts.understood).dispatchEvent('pointerdown');
    await card(page).getByText(texts.clock.reading).waitFor();
    await page.clock.runFor(19_000);
  }
  expect(requests).toHaveLength(0);
  await input(page).fill('one more th');
  await card(page).getByText(texts.clock.reading).waitFor();
  await page.clock.runFor(LONG_MS);
  expect(requests).toHaveLength(0);
  await input(page).fill('');
  await page.clock.runFor(20_000);
  await card(page).getByText('25 s').waitFor();
  await page.clock.runFor(COUNTDOWN_MS);
  await receipt(page).waitFor();
  expect(requests).toHaveLength(1);
});

test('nothing is sent while a field of the card has the focus, or the consent text is read in another tab', async ({
  openPage,
}) => {
  const { page, requests } = await givenDetails(openPage);
  await card(page).getByLabel('Phone').focus();
  await page.clock.runFor(LONG_MS);
  await input(page).focus();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(LONG_MS);
  expect(requests).toHaveLength(0);
});

test('a doubt brings a card without a clock, and the assistant says that only its button sends', async ({
  openPage,
}) => {
  const page = await openWithClock(openPage, '/');
  const requests: Request[] = [];
  await page.route(LEADS, (route, request) => {
    requests.push(request);
    return route.fulfill({ json: { success: true, id: 1 } });
  });
  await openChat(page);
  const answer = await say(page, `I am not sure I want a call. ${DETAILS}`);
  expect(answer).toContain(texts.send);
  expect(answer).not.toContain('That is all we need');
  await card(page).getByText(texts.clock.manual).waitFor();
  await page.clock.runFor(LONG_MS);
  expect(requests).toHaveLength(0);
});
