import type { RequestHandler } from 'express';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { RenderPage } from '#shared/page-rendering.ts';
import { splitAddress } from '#shared/page-address.ts';
import { PublicError } from '#server/lib/errors.ts';
import { MODULE_ROUTE, noteRoute } from '#server/http/request-log.ts';
import { projectRoot } from '#server/lib/project-root.ts';
import { devErrorPage, errorInMarkup } from './dev-error.ts';
import { createDocumentTemplate } from './document-template.ts';
import type { PageRenderer, PageRendererOptions } from './page-renderer.ts';

export interface DevRenderer extends PageRenderer {
  readonly middleware: RequestHandler;
  readonly open: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/**
 * Renders from the sources through Vite, with hot reload on the server's own port. Vite is opened when it is
 * needed: a changed handler need not wait for it.
 */
export function createDevRenderer({
  httpServer,
  ...parts
}: PageRendererOptions & { httpServer: Server }): DevRenderer {
  let opening: Promise<ViteDevServer> | undefined;
  const open = () => (opening ??= openVite(httpServer));
  return {
    scriptHashes: [],
    styleHashes: [],
    open,
    middleware: (req, res, next) => {
      noteRoute(MODULE_ROUTE)(req, res, () => undefined);
      const isPage = () => {
        delete res.locals['route'];
        next();
      };
      open().then((vite) => vite.middlewares(req, res, isPage), next);
    },
    close: async () => (await opening)?.close(),
    async render(address, formResult, preview) {
      const { pathname, search } = splitAddress(address);
      const vite = await open();
      try {
        const entry = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as {
          render: RenderPage;
        };
        const rendering = { ...parts, ...preview, ...(formResult && { formResult }) };
        const page = await entry.render({ pathname, search, ...rendering });
        const error = errorInMarkup(page.body);
        if (error) throw error;
        const source = await readFile(join(projectRoot, 'client/index.html'), 'utf8');
        const html = await vite.transformIndexHtml(pathname, source);
        return { status: page.status, html: createDocumentTemplate(html).fill(page) };
      } catch (error) {
        if (error instanceof PublicError || !(error instanceof Error)) throw error;
        return { status: 500, html: devErrorPage(vite, error) };
      }
    },
  };
}

async function openVite(httpServer: Server): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    // Its chatter would stand between our own lines.
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
}
