import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '#shared/content/company.ts';
import { editorConfig } from './editor-config.ts';
import { editorPackage } from './editor-package.ts';
import type { ForgeSettings } from './forge.ts';

/** Where the editor's files are cached once they were fetched. */
export const EDITOR_CACHE = fileURLToPath(new URL('../../.cache', import.meta.url));
const PAGE = fileURLToPath(new URL('editor', import.meta.url));
const ICON = fileURLToPath(new URL('../../client/public/favicon.svg', import.meta.url));

export interface EditorFolderOptions extends ForgeSettings {
  /** Of the posts, as the backend names it. */
  readonly folder: string;
  /** Where the site is; the company's address when left out. */
  readonly siteUrl?: string;
}

/** Writes everything the editor is served from: its files, our page, and its settings. */
export async function writeEditorFolder(out: string, options: EditorFolderOptions): Promise<void> {
  const { backend, hosts, folder, siteUrl = company.web.url } = options;
  await mkdir(out, { recursive: true });
  await cp(await editorPackage(EDITOR_CACHE), out, { recursive: true });
  await cp(PAGE, out, { recursive: true });
  await cp(ICON, join(out, 'favicon.svg'));
  // JSON is YAML.
  const config = JSON.stringify(editorConfig({ backend, folder, siteUrl }), null, 2);
  await writeFile(join(out, 'config.yml'), config);
  await writeFile(join(out, 'editor.json'), JSON.stringify({ hosts }));
}
