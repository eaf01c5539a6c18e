import { expect, test } from 'vitest';
import { canonicalTarget } from './redirects.ts';

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/blog//archive', '/blog/archive'],
  ['/SERVICES/?utm_source=Mail', '/services?utm_source=Mail'],
])('the address %s is sent on to %s', (url, target) => {
  expect(canonicalTarget(url)).toBe(target);
});

test.each(['/', '/about', '/blog/archive?page=2', '/?X=Y', '/blog/%C3%A9'])(
  'the address %s stays as it is',
  (url) => {
    expect(canonicalTarget(url)).toBeUndefined();
  },
);

test.each(['//evil.example/', '/\\evil.example/', '///evil.example'])(
  'the address %s never leads to another site',
  (url) => {
    expect(canonicalTarget(url)).toMatch(/^\/evil\.example$/);
  },
);

test('a redirect is never followed by another one', () => {
  const target = canonicalTarget('//About//Us//');
  expect(target && canonicalTarget(target)).toBeUndefined();
});
