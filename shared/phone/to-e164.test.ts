import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { toE164 } from './to-e164.ts';

test.each([
  '(555) 123-4567',
  '555-123-4567',
  '555 123 4567',
  '5551234567',
  '15551234567',
  '1 (555) 123-4567',
  '+1 555 123 4567',
  '+15551234567',
  '  +1 (555) 123-4567  ',
  '555.123.4567',
  '[555] 123/4567',
  '555\u2011123\u20134567',
])('%s is +15551234567', (typed) => {
  expect(toE164(typed)).toBe('+15551234567');
});

test.each([
  ['nine digits', '405 555 014'],
  ['eleven digits without the country', '40555501633'],
  ['nine digits after +1', '+1 405 555 014'],
  ['eleven digits after +1', '+1 405 555 01633'],
  ['an area code that starts with 0', '(055) 123-4567'],
  ['an area code that starts with 1', '(155) 123-4567'],
  ['one digit ten times', '(555) 555-5555'],
  ['a British number', '+44 20 7946 0018'],
  ['a Mexican number', '+52 55 1234 5678'],
  ['a number dialled abroad', '011 44 20 7946 0018'],
  ['ten thousand digits', '4'.repeat(10_000)],
  ['a sentence with a number', 'call (405) 555-0163'],
  ['two numbers', '405 555 0163 405 555 0143'],
  ['nothing', ''],
  ['letters', 'call me maybe'],
  ['letters for digits', '1-800-FLOWERS'],
  ['an extension', '405 555 0163 x12'],
  ['signs alone', '+()-+()-+()-'],
  ['a second plus', '+1+405 555 0163'],
])('%s is no number of ours', (_, typed) => {
  expect(toE164(typed)).toBeUndefined();
});

/** Digits with a country in front, and signs anywhere. */
const written = fc
  .tuple(
    fc.constantFrom('', '1', '+1', '+', '0', '011', '+44'),
    fc.stringMatching(/^[2-9]\d{8,10}$/).filter((digits) => new Set(digits).size > 1),
    fc.array(fc.tuple(fc.nat({ max: 11 }), fc.constantFrom(' ', '-', '(', ')', ') '))),
  )
  .map(([country, digits, signs]) => {
    const signed = signs.reduce(
      (text, [at, sign]) => text.slice(0, at) + sign + text.slice(at),
      digits,
    );
    return `${country} ${signed}`;
  });

test('what the form takes is read as libphonenumber reads it', () => {
  fc.assert(
    fc.property(written, (typed) => {
      const parsed = parsePhoneNumberFromString(typed, { defaultCountry: 'US', extract: false });
      const number = parsed?.isPossible() ? parsed.number : '';
      expect(toE164(typed)).toBe(/^\+1[2-9]\d{9}$/.test(number) ? number : undefined);
    }),
  );
});
