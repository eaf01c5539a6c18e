import { expect, test } from 'vitest';
import { indexingHeaders, isPublished } from './indexing.ts';

test.each([
  'http://127.0.0.1:3000',
  'http://127.9.9.9',
  'http://localhost:3000',
  'http://shop.localhost',
  'http://[::1]:3000',
  'http://[::ffff:127.0.0.1]',
  'http://0.0.0.0:3000',
  'http://192.168.1.20',
  'http://10.1.2.3:8080',
  'http://[fd00::1]',
  'http://web:3000',
  'https://www.redbudhealthit.example',
  'https://example',
  'https://www.redbudhealthit.example.',
  'https://staging.site.test',
  'https://printer.local',
])('%s is not published, so nothing of it is listed', (publicUrl) => {
  expect(isPublished(publicUrl)).toBe(false);
  expect(indexingHeaders(publicUrl)).toEqual({ 'X-Robots-Tag': 'noindex' });
});

test.each([
  'https://www.example.org',
  'https://redbudhealthit.com',
  'https://example.clinic',
  'https://my-example.com',
  'https://8.8.8.8',
  'https://[2600::1]',
])('%s is published', (publicUrl) => {
  expect(isPublished(publicUrl)).toBe(true);
  expect(indexingHeaders(publicUrl)).toEqual({});
});
