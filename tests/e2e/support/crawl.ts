import { type ServedPage, servedPage } from './served-page.ts';

export interface Crawl {
  /** Every page that links lead to, by its path and query. */
  readonly pages: ReadonlyMap<string, ServedPage>;
  /** Links and files that cannot be had, with the page that names them. */
  readonly faults: readonly string[];
}

/** Files of the site that are no pages. */
const FILE = /\.[a-z0-9]+$/;

export interface CrawlOptions {
  /** Look for pictures and files as well, which takes most of the time; yes when left out. */
  readonly withFiles?: boolean;
}

/**
 * Follows every link of the site from `/` as a program without JavaScript does, looks for every
 * picture, file and anchor on the way, and never leaves the site.
 */
export async function crawl(
  siteUrl: string,
  { withFiles = true }: CrawlOptions = {},
): Promise<Crawl> {
  const pages = new Map<string, ServedPage>();
  const files = new Map<string, number>();
  const faults: string[] = [];
  const waiting = ['/'];
  const anchors: { from: string; path: string; id: string }[] = [];

  async function visit(path: string): Promise<void> {
    const page = await servedPage(siteUrl, path);
    pages.set(path, page);
    if (page.status !== 200) faults.push(`${path} answers ${page.status}`);
    for (const address of addressesOf(page.document)) {
      const url = new URL(address, siteUrl + path);
      if (url.origin !== siteUrl) continue;
      const target = url.pathname + url.search;
      if (FILE.test(url.pathname)) {
        if (withFiles) await lookFor(target, path);
      } else if (!pages.has(target) && !waiting.includes(target)) waiting.push(target);
      if (url.hash)
        anchors.push({ from: path, path: target, id: decodeURIComponent(url.hash.slice(1)) });
    }
  }

  async function lookFor(file: string, from: string): Promise<void> {
    const status = files.get(file) ?? (await fetch(siteUrl + file, { redirect: 'manual' })).status;
    files.set(file, status);
    if (status !== 200) faults.push(`${from} names ${file}, which answers ${status}`);
  }

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path);
  for (const { from, path, id } of anchors) {
    if (!pages.get(path)?.document.getElementById(id)) faults.push(`${from} links ${path}#${id}`);
  }
  return { pages, faults };
}

/** Everything a document leads to or needs: links, pictures in all sizes, icons, share pictures. */
function addressesOf(document: Document): string[] {
  const values = (selector: string, attribute: string) =>
    Array.from(
      document.querySelectorAll(selector),
      (element) => element.getAttribute(attribute) ?? '',
    );
  const sizes = values('[srcset]', 'srcset').flatMap((list) => list.split(','));
  return [
    ...values('a[href], link[href]', 'href'),
    ...values('[src]', 'src'),
    // A shape of the icons' file is no place of a page.
    ...values('use[href]', 'href').map((address) => address.split('#')[0] ?? ''),
    ...sizes.map((size) => size.trim().split(/\s+/)[0] ?? ''),
    ...values('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
  ].filter((address) => !address.startsWith('data:'));
}
