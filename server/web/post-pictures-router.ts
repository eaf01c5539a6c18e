import { readsOnly } from '#server/http/requirements.ts';
import { noteRoute } from '#server/http/request-log.ts';
import type { PictureStore } from '#server/features/blog/pictures/picture-store.ts';
import { NotFoundError } from '#server/lib/errors.ts';
import { type RequestHandler, Router } from 'express';

/** The name holds the hash of the picture: what is there never changes. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Serves the pictures of posts to GET and HEAD below /post-pictures. */
export function postPicturesRouter(pictures: PictureStore, limit: RequestHandler): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route('/post-pictures/*path')
    .all(noteRoute('/post-pictures/*'))
    .get(limit, async (req, res) => {
      const picture = await pictures.read(req.path);
      if (!picture) throw new NotFoundError('Not found.');
      res.set({
        'Cache-Control': CACHE_CONTROL,
        'Content-Type': `image/${picture.format}`,
        'Content-Length': String(picture.data.length),
        // Feeds are read on other sites.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
      res.end(req.method === 'HEAD' ? undefined : picture.data);
    })
    .all(readsOnly);
  return router;
}
