import { expect, test } from 'vitest';
import { chatTexts } from '../chat-texts.ts';
import { CONSENT_VERSION, CONSENT_VERSIONS } from '../sms-consent.ts';
import { smsForm } from './form.ts';
import { shownForms } from './shown-forms.ts';

// A difference in these tests means: the screen was changed, so add a new version of the consent in
// sms-consent.ts with its forms here, and leave those of the old one as they were shown.

test('the form on file for the current consent is the one of the page', () => {
  const { heading, phoneLabel, phoneHint, phonePlaceholder, submitLabel } = smsForm;
  expect(shownForms[CONSENT_VERSION].web).toEqual({
    heading,
    fields: [{ label: phoneLabel, hint: `${phoneHint} ${phonePlaceholder}` }],
    boxLead: '',
    button: submitLabel,
  });
});

test('the card on file for the current consent is the one of the chat', () => {
  const { heading, name, email, phone, sms, send } = chatTexts.lead;
  expect(shownForms[CONSENT_VERSION].chat).toEqual({
    heading,
    fields: [{ label: name }, { label: email }, { label: phone }],
    boxLead: `${sms} `,
    button: send,
  });
});

test('every consent that was ever shown has its forms', () => {
  expect(Object.keys(shownForms)).toEqual(CONSENT_VERSIONS);
});
