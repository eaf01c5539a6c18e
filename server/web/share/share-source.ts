import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/lib/project-root.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import type { ShareRenderer } from './share-renderer.ts';
import { createShareWorker } from './share-worker-client.ts';

/** Where share pictures come from. */
export interface ShareSource {
  readonly render: ShareRenderer;
  /** The picture that the build made for a page; undefined where it made none. */
  readonly readBuilt: (pagePath: string) => Promise<Buffer | undefined>;
  readonly close: () => Promise<void>;
}

/** What `npm run build` leaves, below dist/. */
const builtFolder = join(projectRoot, 'dist');

/** The file of a page's picture. @param pagePath e.g. `/about` */
export function builtShareFile(pagePath: string): string {
  return join(builtFolder, sharePicturePath(pagePath));
}

/** For the built site: pages are ready, posts are drawn on a worker thread. */
export function builtShareSource(): ShareSource {
  const worker = createShareWorker(join(builtFolder, 'server/share-worker.js'));
  return {
    render: worker.render,
    readBuilt: (pagePath) => readFile(builtShareFile(pagePath)).catch(undefinedIfMissing),
    close: worker.close,
  };
}

/** For development and tests: everything is drawn when it is asked for, on this thread. */
export function liveShareSource(): ShareSource {
  let renderer: Promise<ShareRenderer> | undefined;
  return {
    async render(card) {
      // Loaded on demand: most test runs never draw.
      renderer ??= import('./share-renderer.ts').then((module) => module.createShareRenderer());
      return (await renderer)(card);
    },
    readBuilt: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  };
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
