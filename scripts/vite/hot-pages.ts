import type { Plugin } from 'vite';

/**
 * A page exports more than its screen (client/src/lib/page/page-module.ts). Hot reload would load the document
 * anew for that, and lose what stands in its fields.
 */
export function hotPages(): Plugin {
  return {
    name: 'hot-pages',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        injectTo: 'head-prepend',
        children: `window.__getReactRefreshIgnoredExports = () => ['head', 'jsonLd', 'load'];`,
      },
    ],
  };
}
