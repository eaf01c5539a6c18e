import { expect, test } from 'vitest';
import { cleanHost, cleanPage, cleanReferrer } from './clean-address.ts';

const isKnownPost = (slug: string) => slug === 'phishing';

test.each([
  ['/', '/'],
  ['', '/'],
  ['/services?name=Wanda#wanda', '/services'],
  ['https://www.example.org/about?email=w@x.org', '/about'],
  ['/services/managed-services', '/services/managed-services'],
  ['/services/wanda', '/services/:id'],
  ['/blog/phishing', '/blog/phishing'],
  ['/blog/wanda-canary-405-555-0187', '/blog/:slug'],
  ['/blog/archive?page=2', '/blog/archive'],
  ['/patients/wanda', '*'],
  ['//evil.example/about', '/about'],
  ['http://[', '*'],
  ['javascript:alert(1)', '*'],
])('the page %j is tracked as %j', (page, tracked) => {
  expect(cleanPage(page, isKnownPost)).toBe(tracked);
  expect(cleanPage(tracked, isKnownPost)).toBe(tracked);
});

test.each([
  ['https://www.google.com/search?q=wanda', 'https://www.google.com/'],
  ['https://wanda:secret@m.facebook.com/l.php', 'https://m.facebook.com/'],
  ['android-app://com.google.android.gm/', ''],
  ['https://192.168.0.7/ehr', ''],
  ['https://ehr.clinic.local/patient/7', ''],
  ['https://intranet/', ''],
  ['https://405-555-0187.example.org/', ''],
  ['Wanda', ''],
  ['', ''],
])('the referrer %j is tracked as %j', (referrer, tracked) => {
  expect(cleanReferrer(referrer)).toBe(tracked);
  expect(cleanReferrer(tracked)).toBe(tracked);
});

test('a host is tracked in small letters, and only a public one', () => {
  expect(cleanHost('WWW.Example.org')).toBe('www.example.org');
  expect(cleanHost('example.org/wanda')).toBeUndefined();
  expect(cleanHost('Wanda Canary')).toBeUndefined();
});
