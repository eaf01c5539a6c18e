import { NotFoundError } from '#server/lib/errors.ts';
import { readsOnly } from '#server/http/requirements.ts';
import { noteRoute } from '#server/http/request-log.ts';
import type { PageRenderer, RenderedDocument } from '#server/web/page-renderer.ts';
import type { BlogPostReply } from '#shared/contracts/blog.ts';
import { pagePath, siteMap } from '#shared/site-map.ts';
import { type RequestHandler, type Response, Router } from 'express';
import type { PreviewService } from '../features/blog/preview/preview-service.ts';

const PATH = '/blog/preview/:slug';

/**
 * Shows unpublished posts under a signed link: as the post's own page, with a notice, never
 * cached. No script runs on it, so that no analytics ever gets the address, which is a key.
 * @param limit shared with everything else that costs a rendering
 */
export function previewRouter(
  previews: PreviewService,
  renderer: Pick<PageRenderer, 'render'>,
  limit: RequestHandler,
): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  const route = router.route(PATH).all(noteRoute(PATH));
  route.get(limit, async (req, res, next) => {
    const { slug } = req.params;
    const outcome = await previews.open({
      slug,
      expires: textOf(req.query['expires']),
      signature: textOf(req.query['signature']),
    });
    res.set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      'Referrer-Policy': 'no-referrer',
    });
    switch (outcome.kind) {
      case 'unknown':
        next('route');
        return;
      case 'live':
        res.redirect(302, pagePath('blog-post', { slug }));
        return;
      case 'expired': {
        const { notice } = outcome;
        const page = await renderer.render(siteMap['not-found'].path, undefined, { notice });
        sendWithoutScripts(res, { ...page, status: 410 });
        return;
      }
      case 'preview': {
        const { notice, post } = outcome;
        const reply: BlogPostReply = { success: true, post };
        const page = await renderer.render(pagePath('blog-post', { slug }), undefined, {
          notice,
          readApi: (path) =>
            path === `/api/blog/post/${slug}`
              ? Promise.resolve(reply)
              : Promise.reject(new NotFoundError('A preview shows its post only.')),
        });
        sendWithoutScripts(res, page);
      }
    }
  });
  route.all(readsOnly);
  return router;
}

/** A parameter given twice is an array: no link of ours. */
function textOf(parameter: unknown): string {
  return typeof parameter === 'string' ? parameter : '';
}

function sendWithoutScripts(res: Response, { status, html, styleHash }: RenderedDocument): void {
  const policy = res.getHeader('Content-Security-Policy');
  if (typeof policy === 'string') {
    const withoutScript = policy.replace(/script-src [^;]*/, "script-src 'none'");
    const ownStyle = styleHash === undefined ? '' : ` '${styleHash}'`;
    res.set(
      'Content-Security-Policy',
      withoutScript.replace(/style-src [^;]*/, (sources) => sources + ownStyle),
    );
  }
  res.status(status).type('html').send(withoutScripts(html));
}

/** What a reader without JavaScript sees; data for scripts goes with them. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '').replaceAll(/<\/?noscript>/g, '');
}
