import { company } from '#shared/content/company.ts';
import { CONSENT_VERSION, consentText } from '#shared/content/sms-consent.ts';
import { expect, test } from 'vitest';
import { auditPages } from './audit-pages.ts';

const label = consentText(CONSENT_VERSION)
  .replace('Privacy Policy', '<a href="/privacy-policy">Privacy Policy</a>')
  .replace('Terms of Service', '<a href="/terms-of-service">Terms of Service</a>');
const sample = `<p>${company.alertsProgram}: Server maintenance. Reply STOP to cancel.</p>`;
const good = `<main><form><input type="checkbox" id="c"><label for="c">${label}</label></form>${sample}${sample}${company.sms.display} ${company.phone.display}</main>`;
const policy = '<main>Your mobile number and consent are not shared with anybody.</main>';
const missing = (consentPage: string, privacyPolicy = policy) =>
  auditPages({ consentPage, privacyPolicy })
    .filter(({ isMet }) => !isMet)
    .map(({ demand }) => demand);

test('a page with everything is found whole', () => {
  expect(missing(good)).toEqual([]);
});

test.each([
  ['a ticked box', good.replace('type="checkbox"', '$& checked'), /unticked/],
  ['no form', good.replaceAll('form>', 'div>'), /one box/],
  ['a second box', good.replace('<input', '<input type="checkbox"><input'), /one box/],
  ['no rates', good.replace('Message and data rates may apply', ''), /rates/],
  ['no frequency', good.replace('frequency varies', ''), /frequency/],
  ['no STOP', good.replace('Reply STOP to cancel or', ''), /STOP is explained/],
  ['no link to the policy', good.replace('href="/privacy-policy"', ''), /privacy policy is linked/],
  ['no samples', good.replaceAll(sample, ''), /sample messages/],
  ['no brand', good.replace(company.name, 'we'), /brand/],
])('%s is found', (_, page, demand) => {
  expect(missing(page).join('\n')).toMatch(demand);
});

test('a policy that is silent about sharing is found', () => {
  expect(missing(good, '<main>We like privacy.</main>').join('\n')).toMatch(/not shared/);
});
