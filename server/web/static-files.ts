import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { readsOnly } from '../http/requirements.ts';
import { projectRoot } from '#server/lib/project-root.ts';

const ONE_DAY = 'public, max-age=86400';
const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Compressed copies are found by themselves; index.html is the template of all pages, not a page. */
const NOT_SERVED = /\.(?:br|gz|html)$/;

/**
 * The built files, compressed at build. Hashed ones may be cached for a year, the few with a fixed name
 * for a day. Only names that the build has made are looked for, spelled exactly so. A missing asset is
 * a plain 404: nobody reads a page in place of a script.
 */
export function staticFiles(folder = join(projectRoot, 'dist/client')): RequestHandler {
  const names = servedNames(folder);
  const known: RequestHandler = (req, _res, next) => {
    next(names.has(req.path) ? undefined : 'router');
  };
  const notFound: RequestHandler = (_req, res) => {
    // A file that has gone since the start was already announced as compressed.
    res.removeHeader('Content-Encoding');
    res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found.');
  };

  const files = Router();
  files.use(known, readsOnly, filesOf(folder), notFound);

  const router = Router();
  router.get('/index.html', (_req, res) => res.redirect(301, '/'));
  router.use(files);
  router.use('/assets', notFound);
  return router;
}

/** Paths of the files in a folder; a folder named like a page is not in the page's way. */
export function servedNames(folder: string): ReadonlySet<string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((name) => `/${name.replaceAll('\\', '/')}`);
  return new Set(names.filter((name) => !NOT_SERVED.test(name) && !name.includes('/.')));
}

function filesOf(folder: string): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      cacheControl: false,
      redirect: false,
      setHeaders(res, path) {
        const isHashed = path.startsWith(join(folder, 'assets'));
        res.setHeader('Cache-Control', isHashed ? ONE_YEAR : ONE_DAY);
      },
    },
  });
}
