import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { encodeBody } from './encodings.ts';
import { createPageWriter, type StoredPage } from './page-writer.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves one page as the site would and gives back its address. */
async function serve(page: StoredPage): Promise<string> {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const writePage = createPageWriter((styleHash = 'none') => ({ ...headers, Style: styleHash }));
  server = createServer((req, res) => {
    // As Express has done before it calls the writer.
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    writePage(req, res, page);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const storedPage = async (status = 200): Promise<StoredPage> => ({
  status,
  version: '',
  bodies: await encodeBody('<h1>Hello</h1>'.repeat(20), 'fast'),
});

test('a page comes compressed, with a strong tag and the security headers', async () => {
  const response = await fetch(await serve(await storedPage()), {
    headers: { 'Accept-Encoding': 'gzip, deflate, br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('etag')).toMatch(/^"[\w-]+-brf?"$/);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toContain('<h1>Hello</h1>');
});

test('a page that the reader already has is answered with 304 and no body', async () => {
  const url = await serve(await storedPage());
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
});

test('every page carries the headers for its own style', async () => {
  const styleOf = async (page: StoredPage) => (await fetch(await serve(page))).headers.get('style');
  const page = await storedPage();
  expect(await styleOf({ ...page, styleHash: 'sha256-a' })).toBe('sha256-a');
  expect(await styleOf({ ...(await storedPage(404)), styleHash: 'sha256-b' })).toBe('sha256-b');
  expect(await styleOf(page)).toBe('none');
});

test('HEAD is answered with the headers of GET and no body', async () => {
  const page = await storedPage();
  const response = await fetch(await serve(page), {
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'identity' },
  });
  expect(response.headers.get('content-length')).toBe(String(page.bodies.identity.content.length));
  expect(await response.text()).toBe('');
});

test('a missing page is stored by nobody', async () => {
  const response = await fetch(await serve(await storedPage(404)));
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBeNull();
});

test('a page without its database asks to come back later', async () => {
  const response = await fetch(await serve(await storedPage(503)));
  expect(response.headers.get('retry-after')).toBe('5');
});

test('the answer to a posted form is stored by nobody', async () => {
  const response = await fetch(await serve(await storedPage()), { method: 'POST' });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
