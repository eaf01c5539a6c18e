import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { company } from '../content/company.ts';
import { US_AREA_CODES } from './area-codes.ts';
import { SMS_OWN_NUMBER, SMS_US_ONLY, textNumberProblem } from './text-number.ts';

test.each([
  ['Oklahoma', '+14055550177'],
  ['Tulsa', '+19185550177'],
  ['New York', '+12125550177'],
  ['Florida, where it lies in two zones', '+18505550177'],
  ['Alaska', '+19075550177'],
  ['Hawaii', '+18085550177'],
  ['Washington, D.C.', '+12025550177'],
  ['the example of the form', '+15551234567'],
])('a number of %s is texted', (_, number) => {
  expect(textNumberProblem(number)).toBeUndefined();
});

test.each([
  ['900, paid', '+19005550177'],
  ['976, paid, in an area', '+14059760177'],
  ['976 as area code', '+19765550177'],
  ['Jamaica', '+18765550177'],
  ['Jamaica, new', '+16585550177'],
  ['the Dominican Republic', '+18095550177'],
  ['the Dominican Republic, second', '+18295550177'],
  ['the Dominican Republic, third', '+18495550177'],
  ['Grenada', '+14735550177'],
  ['the British Virgin Islands', '+12845550177'],
  ['Turks and Caicos', '+16495550177'],
  ['Bermuda', '+14415550177'],
  ['the Bahamas', '+12425550177'],
  ['Barbados', '+12465550177'],
  ['Trinidad', '+18685550177'],
  ['Puerto Rico', '+17875550177'],
  ['the US Virgin Islands', '+13405550177'],
  ['Guam', '+16715550177'],
  ['American Samoa', '+16845550177'],
  ['the Northern Marianas', '+16705550177'],
  ['Toronto', '+14165550177'],
  ['Canada, everywhere', '+16005550177'],
  ['800, toll-free', '+18005550177'],
  ['833, toll-free', '+18335550177'],
  ['888, toll-free', '+18885550177'],
  ['500, personal', '+15005550177'],
  ['533, personal', '+15335550177'],
  ['700', '+17005550177'],
  ['710, government', '+17105550177'],
  ['911 as area code', '+19115550177'],
  ['411 as area code', '+14115550177'],
  ['911 in an area', '+14059110177'],
  ['611 in an area', '+14056110177'],
  ['an exchange that begins with 0', '+14050550177'],
  ['an exchange that begins with 1', '+14051550177'],
  ['directory assistance', '+14055551212'],
  ['an area code that nobody has', '+13705550177'],
])('%s is not', (_, number) => {
  expect(textNumberProblem(number)).toBe(SMS_US_ONLY);
});

test('our own numbers are not: those of the pages, and the sender of the provider', () => {
  for (const { e164 } of [company.phone, company.sms]) {
    expect(textNumberProblem(e164)).toBe(SMS_OWN_NUMBER);
  }
  expect(textNumberProblem('+14055550123', ['+14055550123'])).toBe(SMS_OWN_NUMBER);
});

test('the list holds every geographic area code of the US that libphonenumber knows, and of no other country', () => {
  for (let code = 200; code < 1_000; code += 1) {
    const numbers = ['2', '4', '5', '7', '9'].map((digit) =>
      parsePhoneNumberFromString(`+1${code}${digit}550163`),
    );
    const valid = numbers.filter((number) => number?.isValid());
    const isUs = valid.some(
      (number) => number?.country === 'US' && number.getType() === 'FIXED_LINE_OR_MOBILE',
    );
    if (isUs) expect([...US_AREA_CODES]).toContain(String(code));
    else if (valid.length > 0) expect([...US_AREA_CODES]).not.toContain(String(code));
  }
});
