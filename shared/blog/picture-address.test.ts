import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';

test('a path on this site is a picture', () => {
  expect(pictureAddress('/pictures/server-room.avif')).toBe('/pictures/server-room.avif');
});

const strange = [
  null,
  '',
  'server-room.avif',
  'https://elsewhere.example/x.png',
  '//elsewhere.example/x.png',
  '/\\elsewhere.example/x.png',
  '/\t/elsewhere.example/x.png',
  '/pictures/a.avif\n',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
];

test.each(strange)('anything else is not: %o', (address) =>
  expect(pictureAddress(address)).toBeUndefined(),
);

test('a picture on a host that is allowed is fetched over https', () => {
  const hosts = ['images.example'];
  expect(pictureAddress('https://images.example/a b.png', hosts)).toBe(
    'https://images.example/a%20b.png',
  );
  expect(pictureAddress('https://IMAGES.example/a.png', hosts)).toBe(
    'https://images.example/a.png',
  );
});

test.each([
  ...strange,
  'http://images.example/a.png',
  'https://images.example.evil.example/a.png',
  'https://sub.images.example/a.png',
  'https://images.example:8443/a.png',
  'https://someone@images.example/a.png',
  'https://images.example@evil.example/a.png',
  'https://[',
])('an allowed host opens the door to nothing else: %o', (address) =>
  expect(pictureAddress(address, ['images.example'])).toBeUndefined(),
);
