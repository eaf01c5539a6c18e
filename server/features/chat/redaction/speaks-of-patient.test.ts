import { expect, test } from 'vitest';
import { redactConversation } from '../redaction/redact-conversation.ts';
import { speaksOfPatient, withoutPatients } from './speaks-of-patient.ts';

const isOfPatient = (message: string) =>
  speaksOfPatient(redactConversation({ message, history: [] }).message);

test.each([
  'my patient has HIV and hepatitis C, room 12',
  'the results for Wanda Cole are missing',
  "Wanda Cole's chart does not open",
  'patient 4471 is stuck in the EHR',
  'the 82-year-old patient fell',
  'Mrs Vance in bed 4 needs her insulin',
  'a patient named bob cannot log in',
  'patient with seizures cannot use the portal',
  'my son Tommy has asthma and your portal is down',
  'tengo un paciente con cáncer',
  'el paciente Juan Pérez no puede entrar',
  'MRN 4455667 will not open',
])('is of a patient: %s', (message) => {
  expect(isOfPatient(message)).toBe(true);
});

test.each([
  'Do you back up patient data every 24 hours?',
  'We have 40 patients a day and 3 sites',
  'our patient portal is slow for 12 doctors',
  'does your EMR support help diabetes clinics with patient reminders?',
  'Dana Whitehorse, dana.w@clinic.example, 405-555-0177',
  'How do you keep patient records safe?',
  'Our cancer center needs IT for 20 users',
])('is of no patient: %s', (message) => {
  expect(isOfPatient(message)).toBe(false);
});

test('what was said of a patient, and to it, is no part of the conversation a model gets', () => {
  const hours = { role: 'user', content: 'When are you open?' } as const;
  expect(
    withoutPatients([
      { role: 'user', content: 'my patient has HIV' },
      { role: 'assistant', content: 'About the patient with HIV: please call.' },
      hours,
    ]),
  ).toEqual([hours]);
});
