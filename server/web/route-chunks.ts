import { type PageId, siteMap } from '#shared/site-map.ts';
import type { PageCode } from './document-template.ts';

/** What is used of Vite's dist/client/.vite/manifest.json. */
export type ViteManifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** What the entry runs one task later (client/src/app/entry-client.tsx). */
const HYDRATE = 'src/app/hydrate.ts';

/**
 * The files that the code of every page consists of, entry excluded. Pages are found by name: page id
 * `blog-post` is src/pages/blog-post.tsx.
 * @throws Error when a page has no file in the manifest
 */
export function routeChunks(manifest: ViteManifest): Record<PageId, PageCode> {
  const ids = Object.keys(siteMap) as PageId[];
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const frame = new Set<string>();
  for (const key of [...(entry?.imports ?? []), HYDRATE]) addWithImports(manifest, key, frame);
  const codeOf = (id: PageId): PageCode => {
    const all = new Set(frame);
    addWithImports(manifest, `src/pages/${id}.tsx`, all);
    return {
      frame: [...frame].map(address),
      page: [...all].filter((file) => !frame.has(file) && file !== entry?.file).map(address),
    };
  };
  return Object.fromEntries(ids.map((id) => [id, codeOf(id)])) as Record<PageId, PageCode>;
}

const address = (file: string) => `/${file}`;

function addWithImports(manifest: ViteManifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`Vite's manifest has no ${key}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addWithImports(manifest, imported, files);
}
