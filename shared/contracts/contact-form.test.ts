import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contactSubmissions } from '../schema.ts';
import {
  type ContactForm,
  contactForm,
  type ContactFormInput,
  EMAIL_INVALID,
  MESSAGE_TOO_SHORT,
  NAME_TOO_SHORT,
  PHONE_INVALID,
} from './contact-form.ts';

const filledIn: ContactFormInput = {
  name: 'Jo Lee',
  email: 'jo@clinic.example',
  message: 'Our EHR is slow.',
};

/** The messages a person reads under each field. */
function messagesFor(change: Record<string, unknown>): Record<string, string[]> {
  const { error } = contactForm.safeParse({ ...filledIn, ...change });
  const issues: readonly z.core.$ZodIssue[] = error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), [message]]));
}

test('name, e-mail and message are enough; both choices start as no', () => {
  const expected: ContactForm = { ...filledIn, smsOptIn: false, marketingOptIn: false };
  expect(contactForm.parse(filledIn)).toEqual(expected);
});

test.each([
  ['name', 'J', NAME_TOO_SHORT],
  ['name', ' J ', NAME_TOO_SHORT],
  ['name', undefined, NAME_TOO_SHORT],
  ['email', 'jo@clinic', EMAIL_INVALID],
  ['email', '', EMAIL_INVALID],
  ['email', undefined, EMAIL_INVALID],
  ['phone', '555-0163', PHONE_INVALID],
  ['message', 'Help us!!', MESSAGE_TOO_SHORT],
  ['message', '   short   ', MESSAGE_TOO_SHORT],
  ['message', undefined, MESSAGE_TOO_SHORT],
])('%s "%s" is refused with its message', (field, value, message) => {
  expect(messagesFor({ [field]: value })).toEqual({ [field]: [message] });
});

test('the messages are those of the specification', () => {
  expect([NAME_TOO_SHORT, EMAIL_INVALID, PHONE_INVALID, MESSAGE_TOO_SHORT]).toEqual([
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Please enter a valid phone number.',
    'Message must be at least 10 characters.',
  ]);
});

test('the shortest texts that are accepted', () => {
  const shortest = { name: 'Jo', phone: '4055550163', message: 'Slow Wi-Fi' };
  expect(contactForm.parse({ ...filledIn, ...shortest })).toMatchObject(shortest);
});

test('fields left empty are absent, and spaces around a text are no part of it', () => {
  const parsed = contactForm.parse({
    ...filledIn,
    email: '  jo@clinic.example ',
    organization: '',
    phone: '  ',
    service: '',
  });
  expect(parsed).toEqual({ ...filledIn, smsOptIn: false, marketingOptIn: false });
});

test('a text far too long and a field nobody asked for are refused', () => {
  expect(messagesFor({ message: 'a'.repeat(5001) })).toHaveProperty('message');
  expect(messagesFor({ organization: 'a'.repeat(201) })).toHaveProperty('organization');
  expect(contactForm.safeParse({ ...filledIn, isAdmin: true }).success).toBe(false);
});

test('what the form gives fits the columns of the table', () => {
  const row: typeof contactSubmissions.$inferInsert = contactForm.parse(filledIn);
  expect(Object.keys(contactSubmissions)).toEqual(expect.arrayContaining(Object.keys(row)));
});
