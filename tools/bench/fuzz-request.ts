import { services } from '#shared/services/index.ts';
import { pageIds } from '#shared/pages/index.ts';
import { pagePath } from '#shared/site-map.ts';

/** Gives a number from 0 to below 1. */
type Random = () => number;

/** Addresses that answer, and some that never did. */
const API_PATHS = [
  '/api/chat',
  '/api/chat-contact',
  '/api/sms-optin',
  '/api/blog/published',
  '/api/blog/archived',
  '/api/blog/post/nothing',
  '/api/meta-pixel-id',
  '/api/gtm-container-id',
  '/api/track-event',
  '/api/sms/inbound',
  '/api/nothing',
];
const FILE_PATHS = [
  '/robots.txt',
  '/sitemap.xml',
  '/blog/feed.xml',
  '/site.webmanifest',
  '/healthz',
];
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const PATH_ENDINGS = [
  '',
  '/',
  '//',
  '?a=%00',
  '?%ff=%fe&a[b][c]=1',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e',
  '/%',
  '%00',
  '/%c0%af',
  ';a=b',
  '/\u00e9\u2603',
  '?utm_source=%3Cscript%3E',
  '#place',
];
const RANGES = [
  'bytes=0-0',
  'bytes=-1',
  'bytes=9-1',
  'bytes=0-,5-9',
  'bytes=99999999999-',
  'lines=1',
  'bytes=',
];
const CONDITIONS = ['*', '""', 'W/"', '"a", "b", W/"c"', 'Thu, 99 Foo 2026', '0', '\u00ff'];
const ENCODINGS = ['br', 'gzip', 'identity;q=0', '*;q=0', 'br;q=2', 'zstd, ,', ';;;', 'deflate'];
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=',
  'text/plain',
  '',
  '/',
];
const SITES = ['same-origin', 'cross-site', 'none', 'same-origin, cross-site', ''];
const BODIES = [
  '{"message":"hours?","chatHistory":[]}',
  '{"message":"\\ud800","chatHistory":[{"role":"user","content":1}]}',
  '{"name":"A","email":"a@b.example","phone":"4052345678","message":"x","service":"chat-inquiry"}',
  '{"phoneNumber":"+14052345678","consent":"yes"}',
  '{"__proto__":{"a":1},"constructor":null}',
  '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]',
  '{"message":',
  'phoneNumber=%&consent[]=1&consent=2',
  '\u0000\u0001',
  '',
];

/** One request as it goes over the wire, broken in up to a handful of places. */
export function fuzzRequest(random: Random, host: string): Buffer {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number): boolean => random() < share;
  const paths = [...pagePaths(), ...API_PATHS, ...FILE_PATHS];
  const path = pick(paths) + (chance(0.4) ? pick(PATH_ENDINGS) : '');
  const headers: string[] = [
    `Host: ${chance(0.03) ? pick(['', 'a b', '[::1', host + ', ' + host]) : host}`,
  ];
  const maybe = (share: number, name: string, values: readonly string[]) => {
    if (chance(share)) headers.push(`${name}: ${pick(values)}`);
  };
  maybe(0.25, 'Range', RANGES);
  maybe(0.1, 'If-Range', CONDITIONS);
  maybe(0.15, 'If-None-Match', CONDITIONS);
  maybe(0.15, 'If-Match', CONDITIONS);
  maybe(0.15, 'If-Modified-Since', CONDITIONS);
  maybe(0.1, 'If-Unmodified-Since', CONDITIONS);
  maybe(0.5, 'Accept-Encoding', ENCODINGS);
  maybe(0.3, 'Sec-Fetch-Site', SITES);
  maybe(0.2, 'Origin', [`http://${host}`, 'null', 'https://elsewhere.example', '://']);
  maybe(0.1, 'Cookie', ['a', '=;=', 'a=%', 'c'.repeat(3_000)]);
  maybe(0.1, 'X-Forwarded-For', ['1.2.3.4', '::', 'a, b', ','.repeat(200)]);
  maybe(0.1, 'Idempotency-Key', ['', '\u0000', 'k'.repeat(300), 'one']);
  maybe(0.05, 'X-Request-Id', ['\u001b[31m', 'x'.repeat(500)]);
  const body = chance(0.6) ? bodyOf() : Buffer.alloc(0);
  maybe(0.8, 'Content-Type', CONTENT_TYPES);
  maybe(0.1, 'Content-Encoding', ['gzip', 'deflate', 'br', 'gzip, gzip', 'none']);
  if (chance(0.05)) headers.push('Transfer-Encoding: chunked');
  else
    headers.push(`Content-Length: ${body.length + (chance(0.05) ? pick([-1, 1, 1_000_000]) : 0)}`);
  headers.push('Connection: close');
  const head = `${pick(METHODS)} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
  return broken(Buffer.concat([Buffer.from(head, 'utf8'), body]));

  function bodyOf(): Buffer {
    const text = pick(BODIES);
    if (chance(0.1)) return Buffer.from(text.repeat(1 + Math.floor(random() * 400)), 'utf8');
    if (chance(0.1))
      return Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256)));
    return Buffer.from(text, 'utf8');
  }

  /** Some arrive with a byte changed, or end early. */
  function broken(request: Buffer): Buffer {
    if (chance(0.1)) request[Math.floor(random() * request.length)] = Math.floor(random() * 256);
    if (chance(0.03)) return request.subarray(0, Math.floor(random() * request.length));
    return request;
  }
}

/** An address of every page, unknown ones among them. */
export function pagePaths(): string[] {
  const params = { slug: 'no-such-post', id: services[0]?.id ?? '' };
  return pageIds.map((id) => (id === 'not-found' ? '/no-such-page' : pagePath(id, params)));
}
