import { Readable } from 'node:stream';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import type { PublicPostDates } from '#server/features/blog/public-posts.ts';
import { machinePaths } from '#shared/machine-paths.ts';
import { pagePath, type PageId } from '#shared/site-map.ts';
import type { MachineFile, MachineFileSources } from './machine-file.ts';
import { indexablePages, type PageFacts } from './page-facts.ts';

/**
 * /sitemap.xml: every page that may be listed, and every post, with the date of its last change
 * (docs/decisions/files-for-programs.md); a list without posts has none.
 */
export function sitemap({ publicUrl, contentVersion, posts }: MachineFileSources): MachineFile {
  return {
    path: machinePaths.sitemap,
    contentType: 'application/xml; charset=utf-8',
    version: contentVersion,
    async write() {
      const items = sitemapItems(await posts.all());
      const stream = new SitemapStream({ hostname: publicUrl, xmlns: ONLY_SITEMAP });
      return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
    },
  };
}

/** No pictures, videos, news or translations: their namespaces would only be noise. */
const ONLY_SITEMAP = { news: false, video: false, xhtml: false, image: false };

function sitemapItems(posts: readonly PublicPostDates[]): SitemapItemLoose[] {
  const pages = indexablePages().map((page) => ({ url: page.path, ...lastmodOf(page, posts) }));
  const postItems = posts.map(({ slug, changedAt }) => ({
    url: pagePath('blog-post', { slug }),
    lastmodISO: changedAt.toISOString(),
  }));
  // Later pages of lists say noindex (list-page-meta.tsx): their posts stand here themselves.
  return [...pages, ...postItems];
}

/** Lists of posts change with the posts in them. */
const LISTS: Partial<Record<PageId, (post: PublicPostDates) => boolean>> = {
  blog: ({ isArchived }) => !isArchived,
  'blog-archive': ({ isArchived }) => isArchived,
};

function lastmodOf({ id, lastUpdated }: PageFacts, posts: readonly PublicPostDates[]) {
  if (lastUpdated !== undefined) return { lastmodISO: lastUpdated };
  const isListed = LISTS[id];
  if (!isListed) return {};
  const newest = posts
    .filter(isListed)
    .reduce((latest, { changedAt }) => Math.max(latest, changedAt.getTime()), 0);
  return newest === 0 ? {} : { lastmodISO: new Date(newest).toISOString() };
}
