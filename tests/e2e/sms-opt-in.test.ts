import { smsForm } from '#shared/content/sms-consent.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { auditPages } from '#tools/sms-audit/audit-pages.ts';
import { testInOneWindow as test } from './support/browser-test.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { hydrated } from './support/hydration.ts';

const PATH = '/sms-opt-in';
const API_PATH = '/api/sms-optin';
const PHONE = '(405) 555-0163';

/** Chromium itself prints every failed request. */
const FAILED_REQUEST = /Failed to load resource|^failed: /;

const phoneField = (page: Page) => page.getByLabel(smsForm.phoneLabel);
const consentBox = (page: Page) => page.getByRole('checkbox');
const submitButton = (page: Page) => page.getByRole('button', { name: smsForm.submitLabel });
const thanks = (page: Page) => page.locator('#sign-up').getByText(smsForm.successMessage);

async function fillIn(page: Page): Promise<void> {
  await phoneField(page).fill(PHONE);
  await consentBox(page).check();
}

test('a sign-up is stored once: the same request again changes nothing, another under its key is refused', async ({
  openPage,
  siteUrl,
}) => {
  const page = await openPage(PATH);
  await hydrated(page);
  await fillIn(page);
  const sent = page.waitForRequest(siteUrl + API_PATH);
  await submitButton(page).click();
  await thanks(page).waitFor();

  const request = await sent;
  const repeat = (body: unknown) =>
    fetch(siteUrl + API_PATH, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': request.headers()['idempotency-key'] ?? '',
      },
      body: JSON.stringify(body),
    });
  const body = request.postDataJSON() as Record<string, unknown>;
  expect((await repeat(body)).status).toBe(200);
  expect((await repeat({ ...body, phoneNumber: '(405) 555-0143' })).status).toBe(409);
});

test('after a sign-up the message has the focus and a toast stands in the corner', async ({
  openPage,
}) => {
  const page = await openPage(PATH);
  await hydrated(page);
  await fillIn(page);
  await submitButton(page).click();
  await page.getByText(smsForm.successToast.title, { exact: true }).first().waitFor();
  expect(await thanks(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await consentBox(page).count()).toBe(0);
});

test('a double click sends one request', async ({ openPage, siteUrl }) => {
  const page = await openPage(PATH);
  await hydrated(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url() === siteUrl + API_PATH) requests += 1;
  });
  await fillIn(page);
  await submitButton(page).dblclick();
  await thanks(page).waitFor();
  expect(requests).toBe(1);
});

test('wrong input is shown at the fields, with the keyboard at the first of them', async ({
  openPage,
}) => {
  const page = await openPage(PATH);
  await hydrated(page);
  await phoneField(page).fill('555');
  await submitButton(page).click();
  const { phoneTooShort, consentRequired } = smsForm.validation;
  await page.getByText(phoneTooShort).waitFor();
  await page.getByText(consentRequired).waitFor();
  expect(await phoneField(page).evaluate((field) => field === document.activeElement)).toBe(true);
});

test('an error of the server is a toast, and the form keeps what was typed', async ({
  openPage,
}) => {
  const page = await openPage(PATH, { expected: [FAILED_REQUEST] });
  await hydrated(page);
  const message = 'We cannot save this right now.';
  await page.route(`**${API_PATH}`, (route) =>
    route.fulfill({ status: 503, json: { success: false, message } }),
  );
  await fillIn(page);
  await submitButton(page).click();
  await page.getByText(message, { exact: true }).first().waitFor();
  expect(await phoneField(page).inputValue()).toBe(PHONE);
  expect(await consentBox(page).isChecked()).toBe(true);
});

test('a lost connection is a toast with the fallback text, and the next try works', async ({
  openPage,
}) => {
  const page = await openPage(PATH, { expected: [FAILED_REQUEST] });
  await hydrated(page);
  await fillIn(page);
  await page.context().setOffline(true);
  await submitButton(page).click();
  await page.getByText(smsForm.errorToast.fallback, { exact: true }).first().waitFor();
  await page.context().setOffline(false);
  await submitButton(page).click();
  await thanks(page).waitFor();
});

test('what is typed before React has taken over stays', async ({ openPage }) => {
  const page = await openPage(PATH);
  await fillIn(page);
  await hydrated(page);
  expect(await phoneField(page).inputValue()).toBe(PHONE);
  expect(await consentBox(page).isChecked()).toBe(true);
  await submitButton(page).click();
  await thanks(page).waitFor();
});

test('without JavaScript the form is posted, and its page shows faults and success', async ({
  openPage,
}) => {
  const page = await openPage(PATH, { javaScriptEnabled: false, expected: [/status of 400/] });
  await phoneField(page).fill('call me maybe');
  await consentBox(page).check();
  await submitButton(page).click();
  await page.getByRole('alert').getByText(smsForm.validation.phoneInvalid).waitFor();
  expect(await phoneField(page).inputValue()).toBe('call me maybe');
  expect(await consentBox(page).isChecked()).toBe(true);

  await phoneField(page).fill(PHONE);
  await submitButton(page).click();
  await thanks(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(PATH);
});

test('a form that is sent before React has come has the same message and toast', async ({
  openPage,
}) => {
  const page = await openPage(PATH);
  const scripts = await holdScripts(page);
  await page.reload();
  await fillIn(page);
  await submitButton(page).click();
  await thanks(page).waitFor();
  await scripts.release();
  // Nobody touches the page that answers.
  await page.getByText(smsForm.successToast.title).first().waitFor();
});

test('the page has all that carriers want to read', async ({ siteUrl }) => {
  const read = async (path: string) => (await fetch(siteUrl + path)).text();
  const results = auditPages({
    consentPage: await read(PATH),
    privacyPolicy: await read('/privacy-policy'),
  });
  expect(results.filter(({ isMet }) => !isMet)).toEqual([]);
});
