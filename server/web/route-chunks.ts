import { type PageId, siteMap } from '#shared/site-map.ts';

/** What is used of Vite's dist/client/.vite/manifest.json. */
export type ViteManifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/**
 * The files that a page's code consists of, entry excluded, so that the browser asks for all of them
 * at once. Pages are found by name: page id `blog-post` is src/pages/blog-post.tsx.
 * @throws Error when a page has no file in the manifest
 */
export function routeChunks(manifest: ViteManifest): Record<PageId, readonly string[]> {
  const ids = Object.keys(siteMap) as PageId[];
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const chunksOf = (id: PageId) => {
    const files = new Set<string>();
    for (const key of entry?.imports ?? []) addWithImports(manifest, key, files);
    addWithImports(manifest, `src/pages/${id}.tsx`, files);
    if (entry) files.delete(entry.file);
    return [...files].map((file) => `/${file}`);
  };
  return Object.fromEntries(ids.map((id) => [id, chunksOf(id)])) as Record<PageId, string[]>;
}

function addWithImports(manifest: ViteManifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`Vite's manifest has no ${key}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addWithImports(manifest, imported, files);
}
