import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite';

/** What runs first; with what it imports it becomes the one inline script. */
const START = fileURLToPath(new URL('../../client/src/start/paint.ts', import.meta.url));

/**
 * Turns Vite's index.html into the template the server fills: a place for the rules that a page uses
 * (server/web/page-style.ts), and in place of the whole stylesheet, the module script and the font
 * faces, which would compete with the first paint, the small script of start/paint.ts, which loads them later.
 */
export function finishedDocument(): Plugin {
  let fonts: { fileName: string; source: string } | undefined;
  return {
    name: 'finished-document',
    generateBundle: {
      // After Vite's own, which transforms the document.
      order: 'post',
      handler() {
        if (fonts) this.emitFile({ type: 'asset', ...fonts });
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const { asset, href } = findStylesheet(html, bundle);
        const style = String(asset.source).trim();
        const faces = style.match(OWN_FONT_FACE) ?? [];
        const fallbacks = style.replace(OWN_FONT_FACE, '').match(FONT_FACE) ?? [];
        asset.source = style.replace(FONT_FACE, '').replace(TWICE, '$1:$2');
        fonts = fontsFile(faces.join(''));
        const start = await buildStart();
        const bodyEnd = [
          `<script data-main="/${chunk.fileName}" data-preload="<!--page-preload-->"`,
          ` data-page="<!--page-files-->" data-style="${href}" data-fonts="${faces.map(fontEntry).join(' ')}">${start}</script></body>`,
        ].join('');
        const head = [
          `<style>${fallbacks.join('')}<!--page-style--></style><noscript>`,
          ...[href, `/${fonts.fileName}`].map((file) => `<link rel="stylesheet" href="${file}">`),
          '</noscript></head>',
        ].join('');
        return [
          (text: string) => text.replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, ''),
          (text: string) => text.replace(/\s*<script type="module"[^>]*><\/script>/g, ''),
          (text: string) => text.replace(BETWEEN_TAGS, '><'),
          (text: string) => replaceOnce(text, '</head>', head),
          (text: string) => replaceOnce(text, '</body>', bodyEnd),
        ].reduce((text, change) => change(text), html);
      },
    },
  };
}

/** Lines of index.html; between blocks nobody sees them. */
const BETWEEN_TAGS = />\n\s*</g;

/** A face with a file. */
const OWN_FONT_FACE = /@font-face\{[^}]*url\([^}]*\}/g;

/**
 * What is left are fallbacks, which name fonts of the reader's own machine. They stand in the document alone: a
 * stylesheet that brings a face has every line of the page laid out anew.
 */
const FONT_FACE = /@font-face\{[^}]*\}/g;

/** One color in two notations, for browsers that only know the first: all of them do. */
const TWICE = /([\w-]+):([^;{}]*#[\da-f]{3,8}[^;{}]*);\1:[^;{}]*lab\([^)]*\)[^;}]*/g;

/** For browsers without JavaScript; in the document it would take room in the first flight. */
function fontsFile(source: string) {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/fonts-${hash}.css`, source };
}

/** `Family=/path`, as start/fonts.ts reads it. */
function fontEntry(face: string): string {
  const family = /font-family:([^;]+)/.exec(face)?.[1];
  const url = /url\(([^)]+)\)/.exec(face)?.[1];
  // fonts.ts splits the list at spaces and equals signs.
  if (!family || !url || /[\s"'=]/.test(family + url)) {
    throw new Error(`A font face that fonts.ts could not read: ${face}`);
  }
  return `${family}=${url}`;
}

/** The one stylesheet of the site. Its name keeps the hash of what it held with the font faces. */
function findStylesheet(html: string, bundle: Bundle) {
  const href = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? '';
  const asset = bundle[href.slice(1)];
  if (asset?.type !== 'asset') throw new Error('The built document names no stylesheet.');
  return { asset, href };
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

async function buildStart(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2020',
      // Without a helper for chunks: there are none.
      modulePreload: false,
      rolldownOptions: { input: START, output: { format: 'iife' } },
    },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('The inline script was not built.');
  return chunk.code.trim();
}

function replaceOnce(text: string, search: string, replacement: string): string {
  if (!text.includes(search)) throw new Error(`index.html has no ${search}.`);
  return text.replace(search, () => replacement);
}
