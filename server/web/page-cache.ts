import { matchPage, siteMap } from '#shared/site-map.ts';
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

/** Stands for all unknown addresses: they share one page, so that guessing paths fills no memory. */
const NOT_FOUND_PATH = siteMap['not-found'].path;

/** @param contentVersion changes whenever something in the database that pages show has changed */
export function createPageCache(renderer: PageRenderer, contentVersion: () => string): PageCache {
  const pages = new Map<string, StoredPage>();
  const rendering = new Map<string, Promise<StoredPage>>();

  const keyOf = (pathname: string) =>
    matchPage(pathname).id === 'not-found' ? NOT_FOUND_PATH : pathname;

  function ready(pathname: string): StoredPage | undefined {
    const page = pages.get(pathname);
    return page && (page.version === null || page.version === contentVersion()) ? page : undefined;
  }

  async function renderPage(key: string): Promise<StoredPage> {
    // The version is read before the rows are: a change in between makes the page old, not wrong.
    const version = siteMap[matchPage(key).id].readsDatabase ? contentVersion() : null;
    const { status, html } = await renderer.render(key);
    const page = { status, version, bodies: await encodeBody(html) };
    if (isKept(key, status)) pages.set(key, page);
    return page;
  }

  return {
    ready,
    load(pathname) {
      const key = keyOf(pathname);
      const page = ready(key);
      if (page) return Promise.resolve(page);
      let started = rendering.get(key);
      if (!started) {
        started = renderPage(key).finally(() => rendering.delete(key));
        rendering.set(key, started);
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
function isKept(key: string, status: number): boolean {
  return status === 200 || key === NOT_FOUND_PATH;
}
