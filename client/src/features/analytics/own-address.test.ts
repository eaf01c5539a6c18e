import { expect, test } from 'vitest';
import { trackableAddress } from './own-address.ts';

const clean = (address: string) => trackableAddress(address, (id) => id === 'contact-top');

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/contact#contact-top', '/contact#contact-top'],
  ['/blog/archive?page=2', '/blog/archive?page=2'],
  ['/?gclid=Cj0KCQ-a_b.c', '/?gclid=Cj0KCQ-a_b.c'],
  ['/?utm_source=newsletter&utm_medium=email', '/?utm_medium=email&utm_source=newsletter'],
])('%s may be tracked as %s', (address, expected) => {
  expect(clean(address)).toBe(expected);
});

test.each([
  '/about?name=Dana+Whitfield',
  '/about?email=dana%40clinic.example&phone=4055550123',
  '/about?q=my%20chest%20hurts',
  '/about#dana@clinic.example',
  '/about?page=2',
  '/about?fbclid=dana%40clinic.example',
  '/about?utm_campaign=dana@clinic.example',
  '/about?utm_source=405-555-0123',
  '/about?utm_source=(405)5550123',
  '/about?utm_term=dana',
  '/about?utm_content=dana',
  `/about?gclid=${'a'.repeat(300)}`,
  '/about?utm_campaign=Dana%20Whitfield',
  '/about?utm_campaign=',
])('of %s the path is left', (address) => {
  expect(clean(address)).toBe('/about');
});

test('a clean address stays as it is', () => {
  const once = clean('/?utm_source=a&x=1#contact-top');
  expect(clean(once)).toBe(once);
});
