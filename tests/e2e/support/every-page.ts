import { services } from '#shared/services/index.ts';
import { everyPage } from '#scripts/site/every-page.ts';
import { pagePath } from '#shared/site-map.ts';
import { isSweep } from '#tests/setup/sweep.ts';

/** What Chromium itself prints when the document is a 404; everything else is a complaint. */
export const NOT_FOUND_NOTICE = /status of 404/;

export { everyPage };

/** Drawn by the screen of another page of this site: the legal documents, the two lists of posts. */
const DRAWN_ALIKE: ReadonlySet<string> = new Set([
  'blog-archive',
  'terms-of-service',
  'cookie-policy',
]);

/** A page of each kind, for what the frame around all of them does. */
const KINDS: ReadonlySet<string> = new Set([
  'home',
  'services',
  'service',
  'contact',
  'blog',
  'blog-post',
  'sms-opt-in',
  'privacy-policy',
  'not-found',
]);

/** Every screen once; in the long run every page. */
export const everyScreen = async (siteUrl: string) =>
  (await everyPage(siteUrl)).filter(({ id }) => isSweep || !DRAWN_ALIKE.has(id));

/** One page of each kind; in the long run every page. */
export const everyKind = async (siteUrl: string) =>
  (await everyPage(siteUrl)).filter(({ id }) => isSweep || KINDS.has(id));

/** Every address that shows another document: each page, each service, and what is not there. */
export async function everyDocument(siteUrl: string): Promise<string[]> {
  const pages = (await everyPage(siteUrl)).map(({ path }) => path);
  const ids = [...services.map(({ id }) => id), 'no-such-service'];
  const details = ids.map((id) => pagePath('service', { id }));
  return [...new Set([...pages, ...details, pagePath('blog-post', { slug: 'no-such-post' })])];
}
