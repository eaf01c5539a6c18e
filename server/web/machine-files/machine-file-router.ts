import { type Request, type RequestHandler, type Response, Router } from 'express';
import { readsOnly } from '#server/http/requirements.ts';
import { noteRoute } from '#server/http/request-log.ts';
import { chooseEncoding, type EncodedBodies, matchesEtag } from '#server/web/encodings.ts';
import { cachedFile } from './cached-file.ts';
import type { MachineFile } from './machine-file.ts';

/**
 * Serves the files at their paths to GET and HEAD; 405 for every other method.
 * @param limit counts only requests for which a file has to be written
 */
export function machineFileRouter(
  files: readonly MachineFile[],
  limit: RequestHandler,
): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  for (const file of files) {
    const cached = cachedFile(file);
    router
      .route(file.path)
      .all(noteRoute(file.path))
      .get((req, res, next) => {
        const bodies = cached.ready();
        if (bodies) send(req, res, file, bodies);
        else next();
      })
      .get(limit, async (req, res) => send(req, res, file, await cached.load()))
      .all(readsOnly);
  }
  return router;
}

function send(
  req: Request,
  res: Response,
  { contentType, maxAgeSeconds = 0 }: MachineFile,
  bodies: EncodedBodies,
): void {
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const { content, etag } = bodies[encoding];
  res.set({
    'Content-Type': contentType,
    // Readers of most ask each time whether their copy is still true; mostly the answer is 304.
    'Cache-Control': `public, max-age=${maxAgeSeconds}, must-revalidate`,
    ETag: etag,
    Vary: 'Accept-Encoding',
    // A file for programs; people who search are to find the page that it describes.
    'X-Robots-Tag': 'noindex',
  });
  if (matchesEtag(req.headers['if-none-match'], etag)) {
    res.removeHeader('Content-Type');
    res.status(304).end();
    return;
  }
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res
    .set('Content-Length', String(content.length))
    .end(req.method === 'HEAD' ? undefined : content);
}
