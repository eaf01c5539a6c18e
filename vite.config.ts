import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compressedAssets } from './scripts/vite/compressed-assets.ts';
import { computedModules } from './scripts/vite/computed-modules.ts';
import { coreChunk } from './scripts/vite/core-chunk.ts';
import { finishedDocument } from './scripts/vite/finished-document.ts';
import { hotPages } from './scripts/vite/hot-pages.ts';
import { learnedModels } from './scripts/vite/learned-models.ts';
import { pageDates } from './scripts/vite/page-dates.ts';
import { shortUtilities } from './scripts/vite/short-utilities.ts';
import { themeColor } from './scripts/vite/theme-color.ts';

/** Lists of pages and services: the browser gets them without what they are computed from. */
const COMPUTED = [
  'shared/pages/outlines.ts',
  'shared/pages/menus.ts',
  'shared/services/summaries.ts',
  'shared/services/featured.ts',
  'shared/services/shown.ts',
  'shared/content/sitemap.ts',
];

/** Texts of the assistant: the server gets them without the files that they stand in. */
const READ_BY_THE_BUILD = [
  'server/features/chat/search/common-words.ts',
  'server/features/chat/topics/further-answers.ts',
  'server/features/chat/topics/service-topics.ts',
  'server/features/chat/dialog/facets.ts',
  'server/features/chat/dialog/next-steps.ts',
];

/** Both builds name a picture the same; a document names a dozen, and of a hash nothing can be compressed. */
const ASSET_FILE = 'assets/[name]-[hash:6][extname]';

/** `vite build` makes dist/client, `vite build --ssr` makes dist/server (the server and its renderer). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'client',
  // Scratch files of Vite stay out of the client's folder.
  cacheDir: '../node_modules/.vite',
  // The server decides what an unknown path means.
  appType: 'custom',
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': fileURLToPath(
        new URL('client/src/lib/use-sync-external-store.ts', import.meta.url),
      ),
    },
  },
  plugins: [
    react(),
    hotPages(),
    tailwindcss(),
    shortUtilities(),
    themeColor(),
    ...(isSsrBuild
      ? [pageDates(), learnedModels(), computedModules(READ_BY_THE_BUILD)]
      : [computedModules(COMPUTED), coreChunk(), finishedDocument(), compressedAssets()]),
  ],
  // One read instead of thousands of small ones at every start, and a release that needs no npm. What
  // brings native code or WebAssembly stays a package of its own (scripts/release/packages.ts).
  ssr: {
    // In development Node loads packages itself: Vite cannot run those written as CommonJS.
    noExternal: command === 'build' || [],
    external: ['@electric-sql/pglite', 'heic-decode', 'sharp', 'vite', 'pg-native'],
  },
  build: isSsrBuild
    ? {
        license: { fileName: 'licenses.json' },
        outDir: '../dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: {
          input: {
            index: 'server/index.ts',
            cli: 'server/cli/cli.ts',
            'launch-check': 'scripts/launch-check/launch-check.ts',
            'entry-server': 'client/src/app/entry-server.tsx',
            'share-worker': 'server/web/share/share-worker.ts',
            'share-pictures': 'server/web/share/build-share-pictures.ts',
          },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            assetFileNames: ASSET_FILE,
            // A stack trace needs the places only.
            sourcemapExcludeSources: true,
            // Node keeps the text of every module: without comments it is shorter, and with signs beyond
            // Latin letters escaped it takes one byte a sign instead of two.
            comments: false,
            minify: {
              compress: false,
              mangle: false,
              codegen: { removeWhitespace: false, asciiOnly: true },
            },
          },
        },
      }
    : {
        outDir: '../dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // Fonts and pictures are files of their own: inlined, every page would carry them.
        assetsInlineLimit: 0,
        license: { fileName: 'licenses.json' },
        // The server names a page's files in the document, so the browser need not carry the lists.
        modulePreload: false,
        // Names by content alone: the joined names of shared files would be longer than the code.
        rolldownOptions: {
          output: {
            chunkFileNames: 'assets/[hash:6].js',
            entryFileNames: 'assets/[hash:6].js',
            assetFileNames: ASSET_FILE,
          },
        },
      },
}));
