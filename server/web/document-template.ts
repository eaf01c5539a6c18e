import type { RenderedPage } from '#shared/page-rendering.ts';
import { inlineHash, type InlineHashes } from '#server/http/content-policy.ts';

/** Addresses of the script files, for the browser to ask for at once. */
export interface PageCode {
  /** What every page needs besides the entry. */
  readonly frame: readonly string[];
  /** What this page needs besides that. */
  readonly page: readonly string[];
}

/** What a document shows; its icons where it carries them. */
export type FilledPage = Omit<RenderedPage, 'isPartial'> & { readonly icons?: string };

/** The built index.html, ready to be filled. */
export interface DocumentTemplate extends InlineHashes {
  /** Rules of every document. One element with the page's own, because the policy lists a hash for each element. */
  readonly commonRules: string;
  /** @param style the common rules and the page's own, where the document carries them */
  fill: (page: FilledPage, code?: PageCode, style?: string) => string;
}

const COMMON_RULES = /(?<=<style>)[^<]+(?=<!--page-style-->)/;
const PLACEHOLDER = /<!--page-(head|style|body|icons|state|structured-data|preload|files)-->/g;

/** @param html index.html with the eight `<!--page-…-->` places (style, preload and files are absent in development) */
export function createDocumentTemplate(html: string): DocumentTemplate {
  const [commonRules = ''] = COMMON_RULES.exec(html) ?? [];
  const source = html.replace(COMMON_RULES, '');
  // Split once: filling is then a join, and content can never be taken for a place.
  const parts = source.split(PLACEHOLDER);
  // A place inside an attribute has a `>` of its own.
  const markup = source.replaceAll(PLACEHOLDER, '');
  return {
    commonRules,
    fill(page, code = { frame: [], page: [] }, style = '') {
      const values: Record<string, string> = {
        head: page.head,
        style,
        body: page.body,
        icons: page.icons ?? '',
        state: page.state,
        'structured-data': page.structuredData,
        preload: code.frame.join(' '),
        files: code.page.join(' '),
      };
      return parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? ''))).join('');
    },
    scriptHashes: inlineHashes(
      markup,
      /<script(?![^>]*\bsrc=)(?![^>]*json)[^>]*>([^]*?)<\/script>/g,
    ),
    styleHashes: inlineHashes(markup, /<style[^>]*>([^]*?)<\/style>/g),
  };
}

function inlineHashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)]
    .filter(([, content]) => content)
    .map(([, content = '']) => inlineHash(content));
}
