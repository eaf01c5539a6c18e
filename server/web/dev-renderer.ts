import type { RequestHandler } from 'express';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { RenderPage } from '#shared/page-rendering.ts';
import { splitAddress } from '#shared/page-address.ts';
import { projectRoot } from '#server/lib/project-root.ts';
import { createDocumentTemplate } from './document-template.ts';
import type { PageRenderer, PageRendererOptions } from './page-renderer.ts';

/** Renders from the sources through Vite, with hot reload on the server's own port. */
export async function createDevRenderer(
  options: PageRendererOptions & { httpServer: Server },
): Promise<PageRenderer & { middleware: RequestHandler; close: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    // Its chatter would stand between our own lines.
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: options.httpServer } },
  });
  return {
    scriptHashes: [],
    styleHashes: [],
    middleware: vite.middlewares,
    close: () => vite.close(),
    async render(address, formResult, preview) {
      const { pathname, search } = splitAddress(address);
      const source = await readFile(join(projectRoot, 'client/index.html'), 'utf8');
      const html = await vite.transformIndexHtml(pathname, source);
      const entry = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as {
        render: RenderPage;
      };
      const { httpServer: _server, ...parts } = options;
      const page = await entry.render({
        pathname,
        search,
        ...parts,
        ...preview,
        ...(formResult && { formResult }),
      });
      return { status: page.status, html: createDocumentTemplate(html).fill(page) };
    },
  };
}
