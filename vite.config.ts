import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compressedAssets } from './scripts/vite/compressed-assets.ts';
import { coreChunk } from './scripts/vite/core-chunk.ts';
import { finishedDocument } from './scripts/vite/finished-document.ts';
import { plainSentinels } from './scripts/vite/plain-sentinels.ts';

/** `vite build` makes dist/client, `vite build --ssr` makes dist/server (the server and its renderer). */
export default defineConfig(({ isSsrBuild }) => ({
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
    tailwindcss(),
    ...(isSsrBuild ? [] : [plainSentinels(), coreChunk(), finishedDocument(), compressedAssets()]),
  ],
  build: isSsrBuild
    ? {
        outDir: '../dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: {
          input: {
            index: 'server/index.ts',
            cli: 'server/cli/cli.ts',
            'entry-server': 'client/src/app/entry-server.tsx',
            'share-worker': 'server/web/share/share-worker.ts',
            'share-pictures': 'server/web/share/build-share-pictures.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      }
    : {
        outDir: '../dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // Fonts and pictures are files of their own: inlined, every page would carry them.
        assetsInlineLimit: 0,
        // The server names a page's files in the document, so the browser need not carry the lists.
        modulePreload: false,
        // Names by content alone: the joined names of shared files would be longer than the code.
        rolldownOptions: {
          output: { chunkFileNames: 'assets/[hash].js', entryFileNames: 'assets/[hash].js' },
        },
      },
}));
