import { matchPage, type PageId, siteMap } from '#shared/site-map.ts';
import { encodeBody } from './encodings.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { StoredPage } from './page-writer.ts';

/** Keeps finished pages, and knows when one is no longer true. */
export interface PageCache {
  /** A page that is ready and still true; undefined when it must be rendered first. */
  ready: (pathname: string) => StoredPage | undefined;
  /** The page, from memory or freshly rendered. Callers at the same moment share one rendering. */
  load: (pathname: string) => Promise<StoredPage>;
  /** Renders what needs no parameters, so that the first visitor waits for nothing. */
  warm: () => Promise<void>;
}

/** About 60 kB each with their compressed copies. */
const MAX_PAGES = 2_000;

/** Stands for all unknown addresses: they share one page, so that guessing paths fills no memory. */
const NOT_FOUND_PATH = siteMap['not-found'].path;

/**
 * @param contentVersion changes whenever something in the database that pages show has changed
 * @param now every page names the year
 */
export function createPageCache(
  renderer: PageRenderer,
  contentVersion: () => string,
  now: () => Date = () => new Date(),
): PageCache {
  const pages = new Map<string, { id: PageId; page: StoredPage }>();
  const rendering = new Map<string, Promise<StoredPage>>();

  /** A page is true as long as this stays the same. */
  const versionOf = (id: PageId) =>
    `${now().getUTCFullYear()} ${siteMap[id].readsDatabase ? contentVersion() : ''}`;

  const keyOf = (pathname: string) =>
    matchPage(pathname).id === 'not-found' ? NOT_FOUND_PATH : pathname;

  function ready(pathname: string): StoredPage | undefined {
    const kept = pages.get(pathname);
    // Every request comes by here: the id is kept with the page rather than found again.
    return kept && kept.page.version === versionOf(kept.id) ? kept.page : undefined;
  }

  async function renderPage(key: string, version: string): Promise<StoredPage> {
    const { status, html } = await renderer.render(key);
    const isKept = mayBeKept(key, status);
    const page = { status, version, bodies: await encodeBody(html, isKept ? 'small' : 'fast') };
    if (isKept) keep(key, page);
    return page;
  }

  /** The page that was kept longest makes room; there are never that many real ones. */
  function keep(key: string, page: StoredPage): void {
    pages.delete(key);
    pages.set(key, { id: matchPage(key).id, page });
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  }

  return {
    ready,
    load(pathname) {
      const key = keyOf(pathname);
      const page = ready(key);
      if (page) return Promise.resolve(page);
      // The version is read before the rows are: a change in between makes the page old, not wrong,
      // and whoever comes after the change gets a rendering of their own.
      const version = versionOf(matchPage(key).id);
      const task = `${version} ${key}`;
      let started = rendering.get(task);
      if (!started) {
        started = renderPage(key, version).finally(() => rendering.delete(task));
        rendering.set(task, started);
      }
      return started;
    },
    async warm() {
      const paths = Object.values(siteMap).map(({ path }) => path);
      await Promise.all(paths.filter((path) => !path.includes(':')).map(this.load));
    },
  };
}

/** A missing post may appear later, and there is no end of missing posts: only real pages stay. */
function mayBeKept(key: string, status: number): boolean {
  return status === 200 || key === NOT_FOUND_PATH;
}
