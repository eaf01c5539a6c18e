import { smsForm } from '#shared/content/sms-consent.ts';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { hydrated } from './support/hydration.ts';
import { hasFocus, press, walkTo } from './support/keyboard.ts';

describe('SMS form', () => {
  const PATH = '/sms-opt-in';
  const phone = (page: Page) => page.getByLabel(smsForm.phoneLabel);
  const box = (page: Page) => page.getByRole('checkbox');
  const submit = (page: Page) => page.getByRole('button', { name: smsForm.submitLabel });
  const isInvalid = (field: Locator) => field.getAttribute('aria-invalid');
  /** What a screen reader adds to the field's name. */
  const description = (field: Locator) =>
    field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );

  test('faults are announced where the keyboard is, one field after the other', async ({
    openPage,
  }) => {
    const page = await openPage(PATH);
    await hydrated(page);
    const { phoneTooShort, consentRequired } = smsForm.validation;
    await walkTo(page, page.getByRole('main').getByRole('link', { name: smsForm.heading }).first());
    await press(page, 'Enter', 'Tab');
    expect(await hasFocus(phone(page))).toBe(true);

    await walkTo(page, submit(page));
    await press(page, 'Enter');
    await expect.poll(() => hasFocus(phone(page))).toBe(true);
    expect(await isInvalid(phone(page))).toBe('true');
    expect(await description(phone(page))).toContain(phoneTooShort);

    await page.keyboard.type('(405) 555-0163');
    await expect.poll(() => isInvalid(phone(page))).toBe('false');
    expect(await description(phone(page))).toBe(smsForm.phoneHint);

    await press(page, 'Enter');
    await expect.poll(() => hasFocus(box(page))).toBe(true);
    expect(await isInvalid(box(page))).toBe('true');
    expect(await description(box(page))).toBe(consentRequired);
    await press(page, 'Space');
    expect(await box(page).isChecked()).toBe(true);
    await expect.poll(() => isInvalid(box(page))).toBe('false');
  });

  test('after the sign-up F8 leads to the toast, where it waits, and Escape closes it', async ({
    openPage,
  }) => {
    const page = await openPage(PATH);
    await hydrated(page);
    await walkTo(page, phone(page));
    await page.keyboard.type('(405) 555-0163');
    await press(page, 'Tab', 'Space');
    await walkTo(page, submit(page));
    await press(page, 'Enter');
    await expect
      .poll(() => hasFocus(page.locator('#sign-up').getByText(smsForm.successMessage)))
      .toBe(true);

    const toasts = page.getByRole('region', { name: 'Notifications (F8)' });
    await toasts.getByText(smsForm.successToast.title).waitFor();
    await press(page, 'F8');
    await walkTo(page, toasts.getByRole('button', { name: 'Close' }));
    await press(page, 'Escape');
    await expect.poll(() => toasts.getByRole('listitem').count()).toBe(0);
  });

  test('a server that fails leaves the keyboard at the button', async ({ openPage }) => {
    const page = await openPage(PATH, { expected: [/status of 503/] });
    await hydrated(page);
    const message = 'We cannot save this right now.';
    await page.route('**/api/sms-optin', (route) =>
      route.fulfill({ status: 503, json: { success: false, message } }),
    );
    await walkTo(page, phone(page));
    await page.keyboard.type('(405) 555-0163');
    await press(page, 'Tab', 'Space');
    await walkTo(page, submit(page));
    await press(page, 'Space');
    await page.getByText(message, { exact: true }).first().waitFor();
    await expect.poll(() => hasFocus(submit(page))).toBe(true);
  });

  test('without JavaScript the list of faults leads to the fields', async ({ openPage }) => {
    const page = await openPage(PATH, { javaScriptEnabled: false, expected: [/status of 400/] });
    await walkTo(page, phone(page));
    await page.keyboard.type('555');
    await press(page, 'Enter');
    const { phoneTooShort, consentRequired } = smsForm.validation;
    await walkTo(page, page.getByRole('alert').getByRole('link', { name: phoneTooShort }));
    await press(page, 'Enter');
    expect(await hasFocus(phone(page))).toBe(true);
    expect(await description(phone(page))).toContain(phoneTooShort);
    await walkTo(
      page,
      page.getByRole('alert').getByRole('link', { name: consentRequired }),
      'Shift+Tab',
    );
    await press(page, 'Enter');
    expect(await hasFocus(box(page))).toBe(true);
  });
});

test('a wrong box shows where the keyboard is', async ({ openPage }) => {
  const page = await openPage('/sms-opt-in');
  await hydrated(page);
  const box = page.getByRole('checkbox');
  const ring = () =>
    box.evaluate((element) => {
      const { outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      return [outlineWidth, outlineColor, boxShadow].join();
    });
  await walkTo(page, page.getByRole('button', { name: smsForm.submitLabel }));
  await press(page, 'Enter');
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true');
  const without = await ring();
  await walkTo(page, box);
  expect(await ring()).not.toBe(without);
});

test('the message about a posted sign-up leaves a keyboard that has moved on', async ({
  openPage,
}) => {
  const page = await openPage('/sms-opt-in');
  const scripts = await holdScripts(page);
  await page.reload();
  await walkTo(page, page.getByLabel(smsForm.phoneLabel));
  await page.keyboard.type('(405) 555-0163');
  await press(page, 'Tab', 'Space', 'Enter');
  await page.locator('#sign-up').getByText(smsForm.successMessage).waitFor();
  await press(page, 'Tab');
  const place = await page.locator(':focus').textContent();
  await scripts.release();
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  expect(await page.locator(':focus').textContent()).toBe(place);
});
