import { smsForm } from '#shared/content/sms-consent.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';

const field = (page: Page) => page.getByLabel(smsForm.phoneLabel);
/** The field's text with `|` where the cursor stands. */
const shown = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0;
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
  });

/** The form with somebody in its phone field, whose formatter has come. */
async function inTheField(page: Page): Promise<void> {
  await hydrated(page);
  await field(page).click();
  await expect
    .poll(async () => {
      await field(page).fill('');
      await page.keyboard.insertText('4055');
      return field(page).inputValue();
    })
    .toBe('(405) 5');
  await field(page).fill('');
}

test('a number takes its form while it is typed, and the cursor stays with the fingers', async ({
  openPage,
}) => {
  const page = await openPage('/sms-opt-in');
  await inTheField(page);
  await page.keyboard.type('4055550163');
  expect(await shown(page)).toBe('(405) 555-0163|');

  // Into the middle: a digit away, a digit back.
  for (let count = 0; count < 7; count += 1) await page.keyboard.press('ArrowLeft');
  expect(await shown(page)).toBe('(405) 5|55-0163');
  await page.keyboard.press('Backspace');
  expect(await shown(page)).toBe('(405|) 550-163');
  await page.keyboard.type('5');
  expect(await shown(page)).toBe('(405) 5|55-0163');

  // From the end over everything, one key a character.
  await page.keyboard.press('End');
  const { length } = await field(page).inputValue();
  for (let count = 0; count < length; count += 1) await page.keyboard.press('Backspace');
  expect(await shown(page)).toBe('|');
});

test('what is pasted takes its form, and a number from abroad stays as it is', async ({
  openPage,
}) => {
  const page = await openPage('/sms-opt-in');
  await inTheField(page);
  await page.keyboard.insertText('+14055550163');
  expect(await shown(page)).toBe('+1 (405) 555-0163|');
  await field(page).fill('');
  await page.keyboard.insertText('+44 20 7946 0018');
  expect(await shown(page)).toBe('+44 20 7946 0018|');
});

test('an input method is left alone until it is done', async ({ openPage }) => {
  const page = await openPage('/sms-opt-in');
  await inTheField(page);
  const keyboard = await page.context().newCDPSession(page);
  const composing = { text: '4055550163', selectionStart: 10, selectionEnd: 10 };
  await keyboard.send('Input.imeSetComposition', composing);
  expect(await shown(page)).toBe('4055550163|');
  await keyboard.send('Input.insertText', { text: '4055550163' });
  await expect.poll(() => shown(page)).toBe('(405) 555-0163|');
});

test('undo takes back what was typed, and leaves nothing else behind', async ({ openPage }) => {
  const page = await openPage('/sms-opt-in');
  await inTheField(page);
  await page.keyboard.type('4055550163');
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('ControlOrMeta+z');
    const digits = (await field(page).inputValue()).replace(/\D/g, '');
    expect('4055550163').toContain(digits);
  }
  await field(page).fill('');
  await page.keyboard.type('4055550163');
  expect(await shown(page)).toBe('(405) 555-0163|');
});
