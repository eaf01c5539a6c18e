import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, encodeBody, matchesEtag } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0, br;q=0.0', 'identity'],
  ['gzip, br; q=0', 'gzip'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('a reader that accepts %s is sent %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('every encoding holds the same document under a strong tag of its own', async () => {
  const { br, gzip, identity } = await encodeBody('<p>Grüße, ☎</p>', 'small');
  expect(brotliDecompressSync(br.content).toString()).toBe('<p>Grüße, ☎</p>');
  expect(gunzipSync(gzip.content).toString()).toBe('<p>Grüße, ☎</p>');
  const tags = [br.etag, gzip.etag, identity.etag];
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
});

test('a tag in a list, in its weak form, or any tag matches; another one does not', () => {
  expect(matchesEtag('"a", W/"b"', '"b"')).toBe(true);
  expect(matchesEtag('*', '"b"')).toBe(true);
  expect(matchesEtag('"a"', '"b"')).toBe(false);
  expect(matchesEtag(undefined, '"b"')).toBe(false);
});
