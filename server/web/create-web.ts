import type { BlogService } from '#server/features/blog/blog-service.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RequestHandler, Router } from 'express';
import { pageAddress } from '#shared/page-address.ts';
import { matchPage } from '#shared/site-map.ts';
import { formerAddress } from './moved-posts.ts';
import { previewRouter } from './preview-router.ts';
import type { PreviewService } from '../features/blog/preview/preview-service.ts';
import { methodNotAllowed } from '../http/http-errors.ts';
import type { InlineHashes } from '../http/content-policy.ts';
import type { RateLimits } from '../http/limits.ts';
import type { HeaderTable } from '../http/security-headers.ts';
import { createPageCache, type PageCacheOptions } from './page-cache.ts';
import type { PageForm } from './page-forms.ts';
import { pageFormRouter } from './page-form-handler.ts';
import type { PageSource } from './page-source.ts';
import { createPageWriter } from './page-writer.ts';
import { redirectTarget } from './redirects.ts';

export interface WebOptions {
  readonly source: PageSource;
  /** Changes whenever rows that pages show have changed. */
  readonly contentVersion: () => string;
  /** Whether there is a page of this kind with this name. */
  readonly exists: PageCacheOptions['exists'] & {};
  /** Forms that can be posted without JavaScript, by the path of their page. */
  readonly forms: Readonly<Record<string, PageForm>>;
  /** Decides what signed links to unpublished posts show. */
  readonly previews: PreviewService;
  readonly blog: Pick<BlogService, 'former'>;
  /** Shared with the API: a form counts the same whichever way it is sent. */
  readonly limits: RateLimits;
  /** The one table of security headers, for the inline scripts and styles that pages carry. */
  readonly headersFor: (hashes: InlineHashes) => HeaderTable;
}

export interface Web {
  /** Answers from memory, before Express; false when the request needs more than that. */
  listener: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** Files, redirects, form posts and pages. */
  router: RequestHandler;
  /** What every answer carries. */
  headers: HeaderTable;
  /** Renders the fixed pages; the first visitor shares the rendering that is under way. */
  prepare: () => Promise<void>;
  close: () => Promise<void>;
}

/** Everything a browser gets that is not the API. */
export function createWeb({ source, ...options }: WebOptions): Web {
  const { files, isLive, renderer } = source;
  // Vite's own scripts and styles are inline and change with every edit: no policy in development.
  const headers = isLive ? {} : options.headersFor(renderer);
  const { exists } = options;
  const pages = createPageCache(renderer, options.contentVersion, { exists, isLive });
  const writePage = createPageWriter((styleHash) =>
    isLive || styleHash === undefined
      ? headers
      : options.headersFor(withStyle(renderer, styleHash)),
  );

  const router = Router();
  router.use(files);
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
    else throw methodNotAllowed('GET', 'HEAD');
  });
  // Pages in memory are answered before Express: what comes here costs a rendering.
  router.use(options.limits.read, async (req, res) => {
    const former = await formerAddress(req.path, options.blog);
    if (typeof former === 'object') {
      res.redirect(301, former.target);
      return;
    }
    const page = await pages.load(pageAddress(req.path + queryOf(req.originalUrl)));
    writePage(req, res, former === 'gone' ? { ...page, status: 410 } : page);
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
    prepare: async () => void (await (source.open ?? pages.warm)()),
    close: () => source.close(),
  };
}

function withStyle({ scriptHashes, styleHashes }: InlineHashes, hash: string): InlineHashes {
  return { scriptHashes, styleHashes: [...styleHashes, hash] };
}

function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** With its question mark. */
function queryOf(url: string): string {
  return url.replace(/^[^?]*/, '');
}
