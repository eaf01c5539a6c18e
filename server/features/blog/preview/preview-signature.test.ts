import { expect, test } from 'vitest';
import { previewPath, readPreviewLink } from './preview-signature.ts';

const claim = { slug: 'a-post', expiresAt: new Date('2026-12-01T14:00:00Z') };
const { searchParams } = new URL(previewPath(claim, 'secret'), 'http://localhost');
const link = {
  slug: 'a-post',
  expires: searchParams.get('expires') ?? '',
  signature: searchParams.get('signature') ?? '',
};

test('a link is read back as what was signed', () => {
  expect(readPreviewLink(link, 'secret')).toEqual(claim);
});

test.each([
  ['another post', { slug: 'b-post' }],
  ['a later end', { expires: String(Number(link.expires) + 1) }],
  ['the same end written differently', { expires: `0${link.expires}` }],
  ['no number', { expires: 'never' }],
  ['no signature', { signature: '' }],
  [
    'another signature',
    { signature: link.signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) },
  ],
])('a link with %s is refused', (_, change) => {
  expect(readPreviewLink({ ...link, ...change }, 'secret')).toBeUndefined();
});

test('a link signed with another secret is refused', () => {
  expect(readPreviewLink(link, 'other')).toBeUndefined();
});
