import { expect, test } from 'vitest';
import { CONSENT_VERSIONS } from '../sms-consent.ts';
import { shownForms } from './shown-forms.ts';

test('every consent that was ever shown has its forms', () => {
  expect(Object.keys(shownForms)).toEqual(CONSENT_VERSIONS);
});
