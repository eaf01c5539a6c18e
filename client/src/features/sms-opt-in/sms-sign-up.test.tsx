import { company } from '#shared/content/company.ts';
import { CONSENT_VERSION, consentText, smsForm } from '#shared/content/sms-consent.ts';
import { shownForms } from '#shared/content/sms/shown-forms.ts';
import { SMS_OWN_NUMBER, SMS_US_ONLY } from '#shared/phone/text-number.ts';
import { formOnScreen } from '#tests/content/form-on-screen.ts';
import { type ApiServer, startApiServer } from '#tests/fakes/api-server.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LazyToaster } from '../../components/ui/toaster-lazy.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { toastStore } from '../../lib/toast-store.ts';
import { SmsSignUp } from './sms-sign-up.tsx';

const PHONE = '(405) 555-0163';

let server: ApiServer;

beforeEach(async () => {
  toastStore.dismiss();
  server = await startApiServer();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SmsSignUp />
      <LazyToaster />
    </QueryClientProvider>,
  );
});

const phoneField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: smsForm.phoneLabel });
const consentBox = () => screen.getByRole('checkbox');
const submitButton = () => screen.getByRole('button', { name: smsForm.submitLabel });

async function fillIn(): Promise<void> {
  await userEvent.type(phoneField(), PHONE);
  await userEvent.click(consentBox());
}

/** Holds the server's answer back until the test lets it go. */
function heldReply(): { letGo: (reply: { status?: number; body: unknown }) => void } {
  let letGo: ReturnType<typeof heldReply>['letGo'] = () => undefined;
  server.reply(
    new Promise((resolve) => {
      letGo = resolve;
    }),
  );
  return { letGo };
}

// A difference means: the screen was changed, so add a new version of the consent in sms-consent.ts
// with its forms in shown-forms.ts, and leave those of the old one as they were shown.
test('the form on file for the current consent is the one on the screen', () => {
  const form = submitButton().closest('form') ?? expect.unreachable();
  expect(formOnScreen(form, CONSENT_VERSION)).toEqual(shownForms[CONSENT_VERSION]?.web);
});

test('the form starts with an empty phone number and an unticked box', () => {
  expect(phoneField()).toHaveValue('');
  expect(phoneField()).toHaveAttribute('placeholder', '(555) 123-4567');
  expect(phoneField()).toHaveAttribute('autocomplete', 'tel');
  expect(consentBox()).not.toBeChecked();
});

test('the label of the box is word for word the consent that is recorded, with its two links', () => {
  expect(consentBox()).toHaveAccessibleName(consentText(CONSENT_VERSION));
  for (const href of ['/privacy-policy', '/terms-of-service']) {
    expect(document.querySelector(`label a[href="${href}"]`)).toBeInTheDocument();
  }
});

test('an empty form names both faults at their fields, goes to the first and sends nothing', async () => {
  await userEvent.click(submitButton());
  await waitFor(() => expect(phoneField()).toHaveFocus());
  expect(phoneField()).toHaveAccessibleDescription(/Phone number must be at least 10 digits\./);
  expect(phoneField()).toBeInvalid();
  expect(consentBox()).toHaveAccessibleDescription('You must agree to receive SMS messages.');
  expect(server.requests).toHaveLength(0);
});

test.each([
  ['nine digits', '405555014', 'Phone number must be at least 10 digits.'],
  ['letters', 'call me maybe', 'Please enter a valid phone number.'],
  ['emoji', '📞📞📞📞📞📞📞📞📞📞', 'Please enter a valid phone number.'],
  ['10,000 digits', '4'.repeat(10_000), 'Please enter a valid phone number.'],
  ['a NUL', '(405) 555-0163\0', 'Please enter a valid phone number.'],
  ['HTML', '<b>4055550163</b>', 'Please enter a valid phone number.'],
  ['SQL', "'; drop table sms_opt_ins; --", 'Please enter a valid phone number.'],
])('%s in the phone field are told apart and kept', async (_name, text, message) => {
  fireEvent.change(phoneField(), { target: { value: text } });
  await userEvent.click(submitButton());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(phoneField()).toHaveValue(text);
  expect(server.requests).toHaveLength(0);
});

test.each([
  ['a toll-free number', '(888) 555-0177', SMS_US_ONLY],
  ['a paid number', '(900) 555-0177', SMS_US_ONLY],
  ['a Caribbean number', '+1 876 555 0177', SMS_US_ONLY],
  ['a Canadian number', '(416) 555-0177', SMS_US_ONLY],
  ['a service code', '(405) 911-0177', SMS_US_ONLY],
  ['our own number', company.sms.display, SMS_OWN_NUMBER],
  ['one digit ten times', '(444) 444-4444', smsForm.validation.phoneInvalid],
  ['a number from abroad', '+44 20 7946 0018', smsForm.validation.phoneInvalid],
])(
  '%s is refused at its field in the server’s words, and nothing is sent',
  async (_, text, message) => {
    fireEvent.change(phoneField(), { target: { value: text } });
    await userEvent.click(consentBox());
    await userEvent.click(submitButton());
    await waitFor(() => expect(phoneField()).toHaveFocus());
    expect(phoneField()).toBeInvalid();
    expect(phoneField()).toHaveAccessibleDescription(`${smsForm.phoneHint} ${message}`);
    expect(server.requests).toHaveLength(0);
  },
);

test('a sign-up posts phone, consent and the version of its text, with a key', async () => {
  await fillIn();
  await userEvent.click(submitButton());
  await screen.findByText(smsForm.successMessage);
  const [request] = server.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/api/sms-optin' });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    phoneNumber: PHONE,
    consent: true,
    consentTextVersion: CONSENT_VERSION,
  });
  expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('while it is on its way the button is disabled and says so, and two clicks send once', async () => {
  const { letGo } = heldReply();
  await fillIn();
  await userEvent.dblClick(submitButton());
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  letGo({ body: { success: true, message: 'ok' } });
  await screen.findByText(smsForm.successMessage);
  expect(server.requests).toHaveLength(1);
});

test('a success takes the form’s place, is announced, gets the focus and raises a toast', async () => {
  await fillIn();
  await userEvent.click(submitButton());
  const message = await screen.findByText(smsForm.successMessage);
  expect(message).toHaveAttribute('role', 'status');
  expect(message).toHaveFocus();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(await screen.findByText(smsForm.successToast.title)).toBeInTheDocument();
});

test.each([
  503,
  // Spec §7: what counts is `success`.
  200,
])(
  'an error (%i) shows the server’s message in a toast and leaves the form as it was',
  async (status) => {
    server.reply({ status, body: { success: false, message: 'Please try again in a minute.' } });
    await fillIn();
    await userEvent.click(submitButton());
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(screen.getByText('Please try again in a minute.')).toBeInTheDocument();
    expect(phoneField()).toHaveValue(PHONE);
    expect(consentBox()).toBeChecked();
    await waitFor(() => expect(submitButton()).toHaveFocus());
    // The toast goes by; this stays until the next try.
    const failure = screen.getByText(
      /^You are not signed up yet\. Please try again in a minute\.$/,
    );
    server.reply({ body: { success: true, message: 'ok' } });
    await userEvent.click(submitButton());
    await screen.findByText(smsForm.successMessage);
    expect(failure).not.toBeInTheDocument();
  },
);

test.each([
  ['an answer that is not the API’s', () => server.reply({ status: 502, body: '<h1>Bad</h1>' })],
  ['a lost connection', () => server.disconnect()],
])('%s gives the fallback text', async (_name, breakDown) => {
  breakDown();
  await fillIn();
  await userEvent.click(submitButton());
  await waitFor(() => expect(document.body).toHaveTextContent(smsForm.errorToast.fallback));
  expect(phoneField()).toHaveValue(PHONE);
});

test('field errors of the server stand at their fields until those are corrected', async () => {
  const errors = [{ field: 'phoneNumber', message: 'This number cannot receive texts.' }];
  server.reply({ status: 400, body: { success: false, message: 'Please check it.', errors } });
  await fillIn();
  await userEvent.click(submitButton());
  await waitFor(() =>
    expect(phoneField()).toHaveAccessibleDescription(/This number cannot receive texts\./),
  );
  await waitFor(() => expect(phoneField()).toHaveFocus());
  await userEvent.type(phoneField(), '{Backspace}3');
  expect(phoneField()).toBeValid();
});

test('a second try of the same content has the same key, a changed one another', async () => {
  server.reply({ status: 503, body: { success: false, message: 'Later.' } });
  await fillIn();
  for (const count of [1, 2]) {
    await userEvent.click(submitButton());
    await waitFor(() => expect(server.requests).toHaveLength(count));
    await screen.findByRole('button', { name: smsForm.submitLabel });
  }
  await userEvent.type(phoneField(), '{Backspace}4');
  await userEvent.click(submitButton());
  await waitFor(() => expect(server.requests).toHaveLength(3));
  const [first, second, third] = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
