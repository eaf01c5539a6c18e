import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AnalyticsSettings } from '#shared/analytics/settings.ts';
import { type RequestHandler, Router } from 'express';
import { pageAddress } from '#shared/page-address.ts';
import { matchPage } from '#shared/site-map.ts';
import { previewRouter } from '../features/blog/preview/preview-router.ts';
import type { PreviewService } from '../features/blog/preview/preview-service.ts';
import { MethodNotAllowedError } from '../http/http-errors.ts';
import type { RateLimits } from '../http/limits.ts';
import { createDevRenderer } from './dev-renderer.ts';
import { createPageCache } from './page-cache.ts';
import type { PageForm } from './page-forms.ts';
import { pageFormRouter } from './page-form-handler.ts';
import { createBuiltRenderer, type PageRenderer } from './page-renderer.ts';
import { createPageWriter } from './page-writer.ts';
import { redirectTarget } from './redirects.ts';
import { staticFiles } from './static-files.ts';

export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

export interface WebOptions {
  /** Canonical origin without a trailing slash. */
  publicUrl: string;
  /** Changes whenever rows that pages show have changed. */
  contentVersion: () => string;
  /** Answers GET requests of the API in process. */
  readApi: (path: string) => Promise<unknown>;
  /** Forms that can be posted without JavaScript, by the path of their page. */
  forms: Readonly<Record<string, PageForm>>;
  /** The third-party services that are configured; absent: none. */
  analytics?: AnalyticsSettings;
  /** Decides what signed links to unpublished posts show. */
  previews: PreviewService;
  /** Shared with the API: a form counts the same whichever way it is sent. */
  limits: RateLimits;
  /** The one table of security headers, for the inline scripts and styles that pages carry. */
  securityHeaders: (hashes: InlineHashes) => Readonly<Record<string, string>>;
  /** Given in development: pages come from the sources, with hot reload over this server. */
  hotReload?: Server;
}

export interface Web {
  /** Answers from memory, before Express; false when the request needs more than that. */
  listener: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Files, redirects, form posts and pages. */
  router: RequestHandler;
  /** What every answer carries. */
  headers: Readonly<Record<string, string>>;
  close: () => Promise<void>;
}

/** Everything a browser gets that is not the API. */
export async function createWeb(options: WebOptions): Promise<Web> {
  const { analytics, hotReload, publicUrl, readApi } = options;
  const parts = { publicUrl, readApi, ...(analytics && { analytics }) };
  const dev = hotReload && (await createDevRenderer({ ...parts, httpServer: hotReload }));
  const renderer: PageRenderer = dev ?? (await createBuiltRenderer(parts));
  // Vite's own scripts and styles are inline and change with every edit: no policy in development.
  const headers = dev ? {} : options.securityHeaders(renderer);
  const pages = createPageCache(
    renderer,
    dev ? () => String(Math.random()) : options.contentVersion,
  );
  const writePage = createPageWriter(headers);
  // In the background: whoever comes first shares the rendering that is under way. A page that cannot
  // be rendered says so to the visitor who asks for it.
  if (!dev) pages.warm().catch(() => undefined);

  const router = Router();
  router.use(dev?.middleware ?? staticFiles());
  router.use((req, res, next) => {
    const target = redirectTarget(req.path + queryOf(req.originalUrl));
    // A form must arrive as the POST it is.
    if (target !== undefined) res.redirect(isRead(req.method) ? 301 : 308, target);
    else next();
  });
  for (const [path, form] of Object.entries(options.forms)) {
    router.use(pageFormRouter(path, form, options.limits.form, renderer, writePage));
  }
  router.use(previewRouter(options.previews, renderer, options.limits.read));
  router.use((req, _res, next) => {
    if (isRead(req.method)) next();
    else if (matchPage(req.path).id === 'not-found') next('router');
    else throw new MethodNotAllowedError(['GET', 'HEAD']);
  });
  // Pages in memory are answered before Express: what comes here costs a rendering.
  router.use(options.limits.read, async (req, res) => {
    writePage(req, res, await pages.load(pageAddress(req.path + queryOf(req.originalUrl))));
  });

  return {
    headers,
    router,
    listener(req, res) {
      if (!isRead(req.method)) return false;
      const page = pages.ready(pageAddress(req.url ?? '/'));
      if (page === undefined) return false;
      writePage(req, res, page);
      return true;
    },
    close: async () => dev?.close(),
  };
}

function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

function queryOf(url: string): string {
  return url.slice(pathnameOf(url).length);
}

function pathnameOf(url: string): string {
  const queryStart = url.indexOf('?');
  return queryStart === -1 ? url : url.slice(0, queryStart);
}
