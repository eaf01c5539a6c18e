import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnalyticsSettings } from '#shared/analytics/settings.ts';
import type { FormResult, RenderOptions, RenderPage } from '#shared/page-rendering.ts';
import { splitAddress } from '#shared/page-address.ts';
import { matchPage } from '#shared/site-map.ts';
import { projectRoot } from '#server/lib/project-root.ts';
import { withTimeBound } from '#server/lib/with-time-bound.ts';
import type { InlineHashes } from '#server/http/content-policy.ts';
import { createDocumentTemplate } from './document-template.ts';
import { createInlineIcons } from './inline-icons.ts';
import { speculationRulesHash } from './machine-files/speculation-rules.ts';
import { createPageStyles } from './page-style.ts';
import { iconsOf, routeChunks, stylesheetOf, type ViteManifest } from './route-chunks.ts';

/** A hundred times what a page takes: a guard against mistakes, not a budget. */
const LIMIT_MS = 2_000;

export interface RenderedDocument {
  status: number;
  html: string;
  /** It could not be rendered whole: no answer for later. */
  isPartial?: boolean;
  /** `sha256-…` of the style that this document alone carries. */
  styleHash?: string;
}

/** Makes finished documents; how (built files or Vite in memory) is its own affair. */
export interface PageRenderer extends InlineHashes {
  /** @param address path with an optional query, as pageAddress() writes it */
  render: (
    address: string,
    formResult?: FormResult,
    preview?: PreviewRendering,
  ) => Promise<RenderedDocument>;
}

/** A page with other data than the API gives, and a sentence that says so. */
export type PreviewRendering = Partial<Pick<RenderOptions, 'notice' | 'readApi'>>;

export interface PageRendererOptions {
  publicUrl: string;
  /** Answers GET requests of the API in process. */
  readApi: (path: string) => Promise<unknown>;
  /** The third-party services that are configured; absent: none. */
  analytics?: AnalyticsSettings;
}

/** Renders with the files of `npm run build`. */
export async function createBuiltRenderer(options: PageRendererOptions): Promise<PageRenderer> {
  const dist = join(projectRoot, 'dist');
  const [html, manifest, entry] = await Promise.all([
    readFile(join(dist, 'client/index.html'), 'utf8'),
    readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
    import(pathToFileURL(join(dist, 'server/entry-server.js')).href) as Promise<{
      render: RenderPage;
    }>,
  ]);
  const template = createDocumentTemplate(html);
  const files = JSON.parse(manifest) as ViteManifest;
  const chunks = routeChunks(files);
  const [stylesheet, icons] = await Promise.all(
    [stylesheetOf(files), iconsOf(files)].map((file) =>
      readFile(join(dist, 'client', file), 'utf8'),
    ),
  );
  const styleFor = createPageStyles(stylesheet ?? '', template.commonRules);
  const inlineIcons = createInlineIcons(icons ?? '', `/${iconsOf(files)}`);
  return {
    scriptHashes: [...template.scriptHashes, speculationRulesHash],
    styleHashes: template.styleHashes,
    async render(address, formResult, preview) {
      const { pathname, search } = splitAddress(address);
      const rendered = await entry.render({
        ...options,
        ...preview,
        pathname,
        search,
        bounded: (compute) => withTimeBound(LIMIT_MS, compute),
        ...(formResult && { formResult }),
      });
      const { markup, symbols } = inlineIcons(rendered.body);
      const page = { ...rendered, body: markup, icons: symbols };
      const code = chunks[matchPage(pathname).id];
      const style = await styleFor(template.fill(page, code));
      return {
        status: page.status,
        isPartial: page.isPartial,
        html: template.fill(page, code, style.css),
        styleHash: style.hash,
      };
    },
  };
}
