import { expect, test } from 'vitest';
import { machinePaths } from '#shared/machine-paths.ts';
import { serviceById } from '#shared/services/index.ts';
import { matchPage, siteMap } from '#shared/site-map.ts';
import { projectRoot } from '#server/lib/project-root.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { redirectTable } from './redirect-table.ts';
import { canonicalTarget, redirectTarget } from './redirects.ts';

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

const files: readonly string[] = Object.values(machinePaths);

function isAnswered(path: string): boolean {
  const { id, params } = matchPage(path);
  if (id === 'service') return serviceById(params['id'] ?? '') !== undefined;
  if (id !== 'not-found' && id !== 'blog-post') return true;
  return files.includes(path) || existsSync(join(projectRoot, 'client/public', path));
}

test('every old path leads to something that is there, in one step', () => {
  const targets = [...new Set(redirectTable.values())];
  expect(targets.filter((target) => !isAnswered(target))).toEqual([]);
  expect(targets.filter((target) => redirectTarget(target) !== undefined)).toEqual([]);
});

test('no old path hides a page, a file or a possible post', () => {
  const paths = [...redirectTable.keys()];
  expect(paths.filter(isAnswered)).toEqual([]);
  expect(paths.filter((path) => /^\/blog\/[a-z0-9-]+$/.test(path))).toEqual([]);
});

test('every old path is written the way it is looked up', () => {
  expect([...redirectTable.keys()].filter((path) => canonicalTarget(path))).toEqual([]);
});

test('every page is found under its name as a file', () => {
  for (const { path } of Object.values(siteMap)) {
    if (/[:*]/.test(path) || path === '/') continue;
    expect(redirectTarget(`${path}.html`)).toBe(path);
  }
});

test.each([
  ['/home', '/'],
  ['/Index.HTML?utm_source=mail', '/?utm_source=mail'],
  ['/services.html', '/services'],
  ['/contact-us/', '/contact'],
  ['/privacy', '/privacy-policy'],
  ['/terms', '/terms-of-service'],
  ['/SMS', '/sms-opt-in'],
  ['/feed/', '/blog/feed.xml'],
  ['/rss.xml', '/blog/feed.xml'],
  ['/services/help-desk', '/services/helpdesk-support'],
  ['/efax', '/services/efax-services'],
  ['/About/', '/about'],
])('the old address %s is sent on to %s in one step', (url, target) => {
  expect(redirectTarget(url)).toBe(target);
});

test.each(['/', '/about?x=1', '/blog/feed', '/home/about', '/__proto__'])(
  'the address %s is not an old one',
  (url) => {
    expect(redirectTarget(url)).toBeUndefined();
  },
);
