import { expect, test } from 'vitest';
import { picturePath } from './picture-path.ts';

test('a path on this site is a picture', () => {
  expect(picturePath('/pictures/server-room.avif')).toBe('/pictures/server-room.avif');
});

test.each([
  null,
  '',
  'server-room.avif',
  'https://elsewhere.example/x.png',
  '//elsewhere.example/x.png',
  '/\\elsewhere.example/x.png',
  '/\t/elsewhere.example/x.png',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
])('anything else is not: %o', (address) => expect(picturePath(address)).toBeUndefined());
