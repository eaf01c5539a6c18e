import { readFile } from 'node:fs/promises';
import { type IndexHtmlTransformContext, minify, type Plugin, transformWithOxc } from 'vite';

const BOOT_SOURCE = new URL('../../client/src/app/boot.ts', import.meta.url);

/**
 * Turns Vite's index.html into the template the server fills: all CSS inside the document (one
 * request less before the first paint), and in place of the module script and the font faces, which
 * would compete with that paint, the small script of boot.ts, which loads them later.
 */
export function finishedDocument(): Plugin {
  return {
    name: 'finished-document',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const style = takeStylesheet(html, bundle);
        const faces = style.match(OWN_FONT_FACE) ?? [];
        const boot = await compileBoot();
        const bodyEnd = [
          `<script data-main="/${chunk.fileName}" data-preload="<!--page-preload-->"`,
          ` data-page="<!--page-files-->" data-fonts="${faces.map(fontEntry).join(' ')}">${boot}</script></body>`,
        ].join('');
        const head = [
          `<style>${style.replace(OWN_FONT_FACE, '')}</style>`,
          `<noscript><style>${faces.join('')}</style></noscript></head>`,
        ].join('');
        return [
          (text: string) => text.replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, ''),
          (text: string) => text.replace(/\s*<script type="module"[^>]*><\/script>/g, ''),
          // Ended by boot.ts (docs/decisions/first-look.md).
          (text: string) => replaceOnce(text, '<html', '<html data-first-look'),
          (text: string) => replaceOnce(text, '</head>', head),
          (text: string) => replaceOnce(text, '</body>', bodyEnd),
        ].reduce((text, change) => change(text), html);
      },
    },
  };
}

/** A face with a file; the fallback faces only name fonts of the reader's own machine. */
const OWN_FONT_FACE = /@font-face\{[^}]*url\([^}]*\}/g;

/** `Family=/path`, as boot.ts reads it. */
function fontEntry(face: string): string {
  const family = /font-family:([^;]+)/.exec(face)?.[1];
  const url = /url\(([^)]+)\)/.exec(face)?.[1];
  // boot.ts splits the list at spaces and equals signs.
  if (!family || !url || /[\s"'=]/.test(family + url)) {
    throw new Error(`A font face that boot.ts could not read: ${face}`);
  }
  return `${family}=${url}`;
}

/** The style of the site, taken out of the bundle: the document carries it, nothing else asks for it. */
function takeStylesheet(html: string, bundle: Bundle): string {
  const file = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(html)?.[1] ?? '';
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error('The built document names no stylesheet.');
  Reflect.deleteProperty(bundle, file);
  return String(asset.source).trim();
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

async function compileBoot(): Promise<string> {
  const source = await readFile(BOOT_SOURCE, 'utf8');
  const { code } = await transformWithOxc(source, 'boot.ts', { target: 'es2020' });
  const minified = await minify('boot.js', `{${code}}`, { compress: true, mangle: true });
  return minified.code.trim();
}

function replaceOnce(text: string, search: string, replacement: string): string {
  if (!text.includes(search)) throw new Error(`index.html has no ${search}.`);
  return text.replace(search, () => replacement);
}
