import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const BOOT_SOURCE = new URL('../../client/src/app/boot.ts', import.meta.url);

/**
 * Turns Vite's index.html into the template the server fills: all CSS inside the document (one
 * request less before the first paint), and in place of the module script, which would compete with
 * that paint, the small script of boot.ts, which loads it later.
 */
export function finishedDocument(): Plugin {
  return {
    name: 'finished-document',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html;
        const boot = await compileBoot();
        return replaceOnce(
          html
            .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
            .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file: string) => {
              const asset = bundle[file];
              if (asset?.type !== 'asset') throw new Error(`No stylesheet ${file} in the bundle.`);
              // Nothing else asks for the file: the document carries it.
              Reflect.deleteProperty(bundle, file);
              return `<style>${String(asset.source).trim()}</style>`;
            })
            .replace(/\s*<script type="module"[^>]*><\/script>/g, ''),
          '</body>',
          `<script data-main="/${chunk.fileName}" data-preload="<!--page-preload-->">${boot}</script></body>`,
        );
      },
    },
  };
}

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
