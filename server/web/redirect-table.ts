import { machinePaths } from '#shared/machine-paths.ts';
import { type PageId, pageIds, pages } from '#shared/pages/index.ts';
import { type Service, services } from '#shared/services/index.ts';
import { pagePath } from '#shared/site-map.ts';

const FEEDS_AND_FILES: Readonly<Record<string, string>> = {
  '/feed': machinePaths.atomFeed,
  '/feed.xml': machinePaths.atomFeed,
  '/rss': machinePaths.atomFeed,
  '/rss.xml': machinePaths.atomFeed,
  '/atom.xml': machinePaths.atomFeed,
  '/index.xml': machinePaths.atomFeed,
  '/blog/rss.xml': machinePaths.atomFeed,
  '/blog/atom.xml': machinePaths.atomFeed,
  '/blog/index.xml': machinePaths.atomFeed,
  '/feed.json': machinePaths.jsonFeed,
  '/sitemap_index.xml': machinePaths.sitemap,
  '/sitemap-index.xml': machinePaths.sitemap,
  '/wp-sitemap.xml': machinePaths.sitemap,
  '/security.txt': machinePaths.securityTxt,
  '/manifest.json': machinePaths.webManifest,
  '/manifest.webmanifest': machinePaths.webManifest,
  '/apple-touch-icon-precomposed.png': '/apple-touch-icon.png',
};

/** How pages were called when every page was a file. */
const FILE_ENDINGS = ['.html', '.htm', '.php', '.aspx'];

const fixedPages = pageIds.filter((id) => !/[:*]/.test(pages[id].path));

/** Alone, 'support' means to reach somebody. */
const pageNames = new Set(pageIds.flatMap((id) => pages[id].oldPaths));

/**
 * Old path → the page or file that took its place. Paths are written as `canonicalTarget` leaves
 * them: lower case, no slash at the end. None is the address of a page, and none could be the
 * address of a post, so nothing that exists is ever hidden.
 */
export const redirectTable: ReadonlyMap<string, string> = new Map([
  ...Object.entries(FEEDS_AND_FILES),
  ...fixedPages.flatMap((id) => namesOf(id).map((name) => [name, pages[id].path] as const)),
  ...services.flatMap(serviceNames),
]);

/** Every old name with and without an ending, and the present name with one. */
function namesOf(id: PageId): string[] {
  const { path, oldPaths } = pages[id];
  const present = path === '/' ? [] : [path];
  return [...oldPaths, ...[...oldPaths, ...present].flatMap(withEndings)];
}

/** A service's names below /services and by themselves, but for names that a page had before. */
function serviceNames({ id, oldNames }: Service): (readonly [string, string])[] {
  const target = pagePath('service', { id });
  const below = oldNames.map((name) => `/services/${name}`);
  const alone = [id, ...oldNames].map((name) => `/${name}`);
  const old = [...below, ...alone.filter((path) => !pageNames.has(path))];
  return [...old, ...[...old, target].flatMap(withEndings)].map((path) => [path, target] as const);
}

function withEndings(path: string): string[] {
  return FILE_ENDINGS.map((ending) => path + ending);
}
