import { expect } from 'vitest';
import { test } from './support/browser-test.ts';

/** Asks without following redirects; `path` is sent as it is written. */
const ask = (origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers, redirect: 'manual' });

const securityHeaders = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'cross-origin-opener-policy',
];

test('a page from memory, one from Express and the API carry the same security headers', async ({
  siteUrl,
}) => {
  const answers = await Promise.all(
    ['/', '/blog/no-such-post', '/api/blog/published'].map((path) => ask(siteUrl, path)),
  );
  // Each page allows its own style.
  const plain = (value: string | null) => value?.replaceAll(/style-src [^;]*/g, 'style-src');
  for (const name of securityHeaders) {
    const values = answers.map(({ headers }) => plain(headers.get(name)));
    expect(values[0]).toBeTruthy();
    expect(new Set(values).size).toBe(1);
  }
  const policy = answers[0]?.headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^ ]+'){2};/);
  expect(policy).not.toContain('unsafe-inline');
});

test('a reader who has a page gets a 304, in any encoding', async ({ siteUrl }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'Accept-Encoding': encoding };
    const first = await ask(siteUrl, '/', headers);
    expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    const etag = first.headers.get('etag') ?? '';
    expect((await ask(siteUrl, '/', { ...headers, 'If-None-Match': etag })).status).toBe(304);
  }
});

test.for([
  ['/about/', '/about'],
  ['/About?ref=mail', '/about?ref=mail'],
  ['/%61bout', '/about'],
  ['//evil.example/', '/evil.example'],
  ['/index.html', '/'],
])('%s is sent on to %s for good', async ([path = '', target = ''], { siteUrl }) => {
  const response = await ask(siteUrl, path);
  expect([response.status, response.headers.get('location')]).toEqual([301, target]);
});

test('every spelling of a post’s address ends at the one page', async ({ siteUrl }) => {
  const { posts } = (await (await ask(siteUrl, '/api/blog/published')).json()) as {
    posts: { slug: string }[];
  };
  const slug = posts[0]?.slug ?? '';
  const escaped = `%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`;
  const response = await ask(siteUrl, `/blog/${escaped}`);
  expect(response.headers.get('location')).toBe(`/blog/${slug}`);
});

test.for(['//index.html', '/%69ndex.html', '/.vite/manifest.json', '/favicon.svg.br', '/%E0%A4%A'])(
  'neither the template nor a file behind the pages is served at %s',
  async (path, { siteUrl }) => {
    const response = await fetch(siteUrl + path);
    const text = await response.text();
    expect(text).not.toContain('<!--page-body-->');
    // /index.html in any spelling ends at the home page.
    expect(response.status).toBe(path.includes('ndex') ? 200 : 404);
  },
);

test('files of the build are compressed and cached for a year, a missing one is a short 404', async ({
  siteUrl,
}) => {
  const html = await (await ask(siteUrl, '/')).text();
  const main = /data-main="([^"]+)"/.exec(html)?.[1] ?? '';
  const script = await ask(siteUrl, main, { 'Accept-Encoding': 'br' });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const missing = await ask(siteUrl, '/assets/Missing.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toContain('text/plain');
});

test.for([
  '/about',
  '/blog/archive?page=2',
  '/favicon.ico',
  '/sitemap.xml',
  '/share/home.png',
  '/blog/preview/x',
])('%s answers other methods with 405 and Allow', async (path, { siteUrl }) => {
  for (const method of ['POST', 'PUT']) {
    const response = await ask(siteUrl, path, {}, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('what is not there is a 404 to every method', async ({ siteUrl }) => {
  for (const path of ['/nowhere', '/assets/Missing.js']) {
    expect((await ask(siteUrl, path, {}, 'PUT')).status).toBe(404);
  }
});

test('a form posted to an address with a slash at the end is still a form', async ({ siteUrl }) => {
  const response = await ask(siteUrl, '/sms-opt-in/', {}, 'POST');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/sms-opt-in']);
});

test('a form that is too large is answered with its page', async ({ siteUrl }) => {
  const response = await fetch(`${siteUrl}/sms-opt-in`, {
    method: 'POST',
    body: new URLSearchParams({ phoneNumber: '1'.repeat(40_000), consent: 'on' }),
  });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain('What was sent is too large.');
});
