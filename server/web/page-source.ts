import type { RequestHandler } from 'express';
import type { Server } from 'node:http';
import { createDevRenderer } from './dev-renderer.ts';
import {
  createBuiltRenderer,
  type PageRenderer,
  type PageRendererOptions,
} from './page-renderer.ts';
import { staticFiles } from './static-files.ts';

/** Where pages and their files come from. */
export interface PageSource {
  readonly renderer: PageRenderer;
  /** Answers for scripts, styles and pictures. */
  readonly files: RequestHandler;
  /** Pages and their inline scripts change with every edit: nothing is cached or hashed. */
  readonly isLive: boolean;
  /** Makes ready what the first page would wait for; absent: the pages themselves. */
  readonly open?: () => Promise<unknown>;
  /** May be called more than once. */
  readonly close: () => Promise<void>;
}

export type OpenPageSource = (options: PageRendererOptions) => Promise<PageSource>;

/** The files of `npm run build`. */
export const builtPages: OpenPageSource = async (options) => ({
  renderer: await createBuiltRenderer(options),
  files: staticFiles(),
  isLive: false,
  close: () => Promise.resolve(),
});

/** The sources, for development. @param server carries hot reload on the server's own port */
export function livePages(server: Server): OpenPageSource {
  return (options) => {
    const renderer = createDevRenderer({ ...options, httpServer: server });
    let closing: Promise<void> | undefined;
    const close = () => (closing ??= renderer.close());
    const { middleware: files, open } = renderer;
    return Promise.resolve({ renderer, files, isLive: true, open, close });
  };
}
