import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { company } from './company.ts';
import {
  CONSENT_VERSION,
  CONSENT_VERSIONS,
  consentText,
  smsForm,
  smsKeywords,
  smsPage,
  smsReplies,
  smsSampleMessages,
  smsConfirm,
  smsWelcome,
} from './sms-consent.ts';

test('the consent text names brand, topics, frequency, rates, STOP, HELP, age and choice', () => {
  const text = consentText(CONSENT_VERSION);
  for (const part of [
    company.name,
    company.alertsProgram,
    'service notifications, security advisories, appointment and maintenance coordination, and account and billing messages',
    'Message frequency varies',
    'Message and data rates may apply',
    'Reply STOP to cancel or HELP for help',
    'not a condition of purchase',
    '18 or older',
    'not shared with or sold',
    'Privacy Policy',
    'Terms of Service',
  ]) {
    expect(text).toContain(part);
  }
});

test('the wording of the consent text is the one that was agreed upon', () => {
  // A difference here means: other words. Set `legal.consentVersion` in shared/identity/identity.ts to
  // today's, and pin the new wording below. What people agreed to stays in the database.
  const wording = consentText(CONSENT_VERSION)
    .replaceAll(company.alertsProgram, 'PROGRAM')
    .replaceAll(company.name, 'COMPANY');
  expect(createHash('sha256').update(wording).digest('hex')).toBe(
    '43f5eb691b12b65968ecbb942097b7f6787e3547477e231d955bc654573a909c',
  );
  expect(CONSENT_VERSIONS).toEqual([CONSENT_VERSION]);
});

test('the sign-up form has its exact texts', () => {
  expect(smsPage.title).toBe('SMS Consent & Disclosure');
  expect(smsForm.phonePlaceholder).toBe('(555) 123-4567');
  expect(smsForm.submitLabel).toBe('Sign Up for SMS Alerts');
  expect(smsForm.submittingLabel).toBe('Submitting...');
  expect(smsForm.successMessage).toBe(
    'Thank you! You have been successfully added to our SMS notification list.',
  );
  expect(smsForm.errorToast).toEqual({
    title: 'Error',
    fallback: 'Failed to submit SMS opt-in. Please try again.',
  });
  expect(smsForm.validation).toEqual({
    phoneTooShort: 'Phone number must be at least 10 digits.',
    phoneInvalid: 'Please enter a valid phone number.',
    consentRequired: 'You must agree to receive SMS messages.',
  });
});

test('the keywords are those of the specification', () => {
  expect(smsKeywords).toEqual({
    stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'],
    help: ['HELP', 'INFO', 'SUPPORT'],
    start: ['START', 'UNSTOP'],
  });
});

test('every text message names the program, fits one plain segment and says how to stop', () => {
  const messages = [...Object.values(smsReplies), smsWelcome, smsConfirm, ...smsSampleMessages];
  for (const message of messages) {
    expect(message).toContain(company.alertsProgram);
    expect(message).toMatch(/^[\x20-\x7e]+$/);
    expect(message.length, message).toBeLessThanOrEqual(160);
  }
  const signedUp = [smsReplies.help, smsReplies.start, smsWelcome, smsConfirm];
  for (const message of [...signedUp, ...smsSampleMessages]) {
    expect(message).toContain('STOP to cancel');
  }
});

test('the SMS page has its sections in the specified order', () => {
  const ids = [...smsPage.beforeForm, ...smsPage.afterForm].map((section) => section.id);
  expect(ids).toEqual([
    'program-name',
    'program-description',
    'consent',
    'agreement',
    'opt-in-by-text',
    'contact',
    'keywords',
    'welcome',
    'data',
    'summary',
    'carriers',
  ]);
});
