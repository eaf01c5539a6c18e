import { expect, test } from 'vitest';
import { readMessage } from '../understanding/reading.ts';
import { asksWhether, withoutYes } from './unasked-yes.ts';

test.each([
  'do you offer staff training',
  'can we keep our fax number',
  'y’all handle wifi?',
  'is it possible to keep the old line',
])('may be answered with yes: %s', (message) => {
  expect(asksWhether(readMessage(message))).toBe(true);
});

test.each([
  'will my girls get in trouble if they fail the test',
  'does the AED need wifi',
  'how do you handle updates',
  'is our site ADA compliant',
  'do you run the cables yourselves or do you send some contractor',
  'so we use gmail, my sister says thats bad',
])('is not answered with a yes that nobody asked us for: %s', (message) => {
  expect(asksWhether(readMessage(message))).toBe(false);
});

test('an answer without its yes begins as a sentence', () => {
  expect(withoutYes('Yes, support is open.')).toBe('Support is open.');
  expect(withoutYes('No. We send none.')).toBe('No. We send none.');
});
