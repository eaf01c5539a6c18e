import { type Request, type RequestHandler, type Response, Router } from 'express';
import { NotFoundError } from '#server/lib/errors.ts';
import { readsOnly } from '#server/http/requirements.ts';
import { noteRoute } from '#server/http/request-log.ts';
import { matchesEtag } from '#server/web/encodings.ts';
import type { SharePicture, SharePictures } from './share-pictures.ts';

/** Networks cache the picture anyway; a changed title is seen after ten minutes. */
const CACHE_CONTROL = 'public, max-age=600';

/**
 * Serves share pictures to GET and HEAD below /share; 404 where no page has one.
 * @param limit counts only requests that are not answered from memory
 */
export function shareRouter(pictures: SharePictures, limit: RequestHandler): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route('/share/*path')
    .all(noteRoute('/share/*'))
    .get((req, res, next) => {
      const picture = pictures.ready(req.path);
      if (picture) send(req, res, picture);
      else next();
    })
    .get(limit, async (req, res) => {
      const picture = await pictures.load(req.path);
      if (!picture) throw new NotFoundError('Not found.');
      send(req, res, picture);
    })
    .all(readsOnly);
  return router;
}

function send(req: Request, res: Response, { png, etag }: SharePicture): void {
  res.set({
    'Cache-Control': CACHE_CONTROL,
    ETag: etag,
    // Shown by other sites, which is what it is made for.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (matchesEtag(req.headers['if-none-match'], etag)) {
    res.status(304).end();
    return;
  }
  res.set({ 'Content-Type': 'image/png', 'Content-Length': String(png.length) });
  res.end(req.method === 'HEAD' ? undefined : png);
}
