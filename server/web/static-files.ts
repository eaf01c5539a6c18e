import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { projectRoot } from '../project-root.ts';

const ASSETS = '/assets';
const ONE_DAY = 'public, max-age=86400';
const ONE_YEAR = 'public, max-age=31536000, immutable';

/**
 * The built files, compressed at build. Hashed ones may be kept for a year, the few with a fixed name
 * for a day. A missing asset is a plain 404: nobody reads a page in place of a script.
 */
export function staticFiles(): RequestHandler {
  const folder = join(projectRoot, 'dist/client');
  const router = Router();
  // index.html is the template of all pages, not a page.
  router.get('/index.html', (_req, res) => res.redirect(301, '/'));
  router.use(ASSETS, filesOf(join(folder, ASSETS), ONE_YEAR), (_req, res) => {
    res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found.');
  });
  router.use(filesOf(folder, ONE_DAY));
  return router;
}

function filesOf(folder: string, cacheControl: string): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      cacheControl: false,
      dotfiles: 'ignore',
      redirect: false,
      setHeaders: (res) => res.setHeader('Cache-Control', cacheControl),
    },
  });
}
