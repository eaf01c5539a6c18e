import { LRUCache } from 'lru-cache';
import { splitAddress } from '#shared/page-address.ts';
import { type PageId, pages as definitions } from '#shared/pages/index.ts';
import { matchPage, type PageParams, siteMap } from '#shared/site-map.ts';
import { type Effort, encodeBody } from './encodings.ts';
import { createMissingPages } from './missing-pages.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { StoredPage } from './page-writer.ts';

/**
 * Keeps finished pages, and knows when one is no longer true. Pages are asked for by their address:
 * path and, where it matters, query, as pageAddress() writes it.
 */
export interface PageCache {
  /** A page that is ready and still true; undefined when it must be rendered first. */
  ready: (address: string) => StoredPage | undefined;
  /** The page, from memory or freshly rendered. Callers at the same moment share one rendering. */
  load: (address: string) => Promise<StoredPage>;
  /** Renders what needs no parameters, so that the first visitor waits for nothing. */
  warm: () => Promise<void>;
}

export interface PageCacheOptions {
  /** Every page names the year. */
  readonly now?: () => Date;
  /** Whether there is a page of this kind with this name; all there are when left out. */
  readonly exists?: (id: PageId, params: PageParams) => Promise<boolean>;
  /** Pages come from their sources: each is rendered for every reader, so that none hides an error. */
  readonly isLive?: boolean;
  /** How much memory cached pages may take; the least recently used go first. */
  readonly maxBytes?: number;
}

/** Some 700 pages with their compressed copies (docs/decisions/pages-from-memory.md). */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Ten packets less the headers. What is beyond comes a round trip later, 150 ms on a phone; making a long post
 * small takes 60 (docs/decisions/first-flight.md).
 */
const FIRST_FLIGHT_BYTES = 13_200;

/** Stands for all unknown addresses: they share one page, so that guessing paths fills no memory. */
const NOT_FOUND_PATH = siteMap['not-found'].path;

interface CachedPage {
  readonly id: PageId;
  readonly page: StoredPage;
  /** Compressed as small as can be, or about to be. */
  isSmall: boolean;
}

/** @param contentVersion changes whenever something in the database that pages show has changed */
export function createPageCache(
  renderer: PageRenderer,
  contentVersion: () => string,
  {
    now = () => new Date(),
    maxBytes = MAX_BYTES,
    exists = isThere,
    isLive = false,
  }: PageCacheOptions = {},
): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => bytesOf(page),
  });
  const missing = createMissingPages(renderer);
  const rendering = new Map<string, Promise<StoredPage>>();
  /** Pages are made smaller one after the other: a crawler must not take all processors. */
  let shrinking: Promise<void> = Promise.resolve();

  /** A page is true as long as this stays the same. */
  const versionOf = (id: PageId) =>
    `${now().getUTCFullYear()} ${definitions[id].readsDatabase ? contentVersion() : ''}`;

  const idOf = (address: string) => matchPage(splitAddress(address).pathname).id;
  const keyOf = (address: string) => (idOf(address) === 'not-found' ? NOT_FOUND_PATH : address);

  function ready(address: string): StoredPage | undefined {
    const cached = pages.get(address);
    // Every request comes by here: the id is stored with the page rather than matched again.
    if (!cached || cached.page.version !== versionOf(cached.id)) return undefined;
    if (!cached.isSmall) shrinkLater(address, cached);
    return cached.page;
  }

  /** @param effort `fast` when a visitor waits for it: it is made smaller once it is asked for again */
  async function renderPage(key: string, version: string, effort: Effort): Promise<StoredPage> {
    const { html, isPartial, ...document } = await documentOf(key, version);
    let bodies = await encodeBody(html, effort);
    const isHeavy = effort === 'fast' && bodies.br.content.length > FIRST_FLIGHT_BYTES;
    if (isHeavy) bodies = await encodeBody(html, 'small');
    const page = { ...document, version, bodies };
    if (isLive || isPartial || !isCacheable(key, document.status)) return page;
    pages.set(key, { id: idOf(key), page, isSmall: isHeavy || effort === 'small' });
    return page;
  }

  async function documentOf(key: string, version: string) {
    const { id, params } = matchPage(splitAddress(key).pathname);
    const isNamed = Object.keys(params).length > 0;
    if (isNamed && !(await exists(id, params))) return missing.render(id, params, version);
    return renderer.render(key);
  }

  /** At the second reader: a crawler that reads every post once must not have each compressed twice. */
  function shrinkLater(key: string, cached: CachedPage): void {
    cached.isSmall = true;
    shrinking = shrinking.then(() => shrink(key, cached)).catch(() => undefined);
  }

  /**
   * Compresses a cached page once more, as small as can be, unless it has gone or changed meanwhile.
   * Where that fails the page stays as it is.
   */
  async function shrink(key: string, cached: CachedPage): Promise<void> {
    const { id, page } = cached;
    const isStillCached = () => pages.peek(key) === cached;
    if (!isStillCached() || page.version !== versionOf(id)) return;
    const bodies = await encodeBody(page.bodies.identity.content.toString(), 'small');
    if (isStillCached()) pages.set(key, { id, page: { ...page, bodies }, isSmall: true });
  }

  function load(address: string, effort: Effort): Promise<StoredPage> {
    const key = keyOf(address);
    const page = ready(key);
    if (page) return Promise.resolve(page);
    // The version is read before the rows are: a change in between makes the page old, not wrong,
    // and a visitor after the change gets a rendering of their own.
    const version = versionOf(idOf(key));
    const task = `${version} ${key}`;
    let started = rendering.get(task);
    if (!started) {
      started = renderPage(key, version, effort).finally(() => rendering.delete(task));
      rendering.set(task, started);
    }
    return started;
  }

  return {
    ready,
    load: (address) => load(address, 'fast'),
    async warm() {
      const paths = Object.values(siteMap).map(({ path }) => path);
      const fixed = paths.filter((path) => !path.includes(':'));
      await Promise.all(fixed.map((path) => load(path, 'small')));
    },
  };
}

const isThere = () => Promise.resolve(true);

/** A missing post may appear later, and there is no end of missing posts: only real pages stay. */
function isCacheable(key: string, status: number): boolean {
  return status === 200 || key === NOT_FOUND_PATH;
}

function bytesOf({ bodies }: StoredPage): number {
  return Object.values(bodies).reduce((sum, { content }) => sum + content.length, 0);
}
