import { mapPages, type PageId } from '#shared/site-map.ts';
import type { PageCode } from './document-template.ts';

/** What is used of Vite's dist/client/.vite/manifest.json. */
export type ViteManifest = Record<
  string,
  { file: string; imports?: string[]; isEntry?: boolean; css?: string[] }
>;

/** What the entry runs one task later (client/src/start/hydrate.tsx). */
const HYDRATE = 'src/app/hydrate-root.ts';

/**
 * The files that the code of every page consists of, entry excluded. Pages are found by name: page id
 * `blog-post` is src/pages/blog-post/page.tsx.
 * @throws Error when a page has no file in the manifest
 */
export function routeChunks(manifest: ViteManifest): Record<PageId, PageCode> {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  const frame = new Set<string>();
  for (const key of [...(entry?.imports ?? []), HYDRATE]) addWithImports(manifest, key, frame);
  return mapPages((id) => {
    const all = new Set(frame);
    addWithImports(manifest, `src/pages/${id}/page.tsx`, all);
    return {
      frame: [...frame].map(address),
      page: [...all].filter((file) => !frame.has(file) && file !== entry?.file).map(address),
    };
  });
}

/** The one stylesheet of the site. @throws Error when the manifest names none */
export function stylesheetOf(manifest: ViteManifest): string {
  const file = Object.values(manifest).find((chunk) => chunk.isEntry)?.css?.[0];
  if (file === undefined) throw new Error("Vite's manifest names no stylesheet.");
  return file;
}

/** The file of all icons. @throws Error when the manifest names none */
export function iconsOf(manifest: ViteManifest): string {
  const file = manifest['src/assets/icons.svg']?.file;
  if (file === undefined) throw new Error("Vite's manifest names no icons.");
  return file;
}

const address = (file: string) => `/${file}`;

function addWithImports(manifest: ViteManifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`Vite's manifest has no ${key}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addWithImports(manifest, imported, files);
}
