import express, { type Express } from 'express';
import { siteCheckRoute } from './check/site-check-route.ts';
import { NotFoundError } from './lib/errors.ts';
import { withDatabaseBudget } from './db/database-budget.ts';
import { apiRouter } from './http/api-router.ts';
import { contentPolicyReports } from './http/content-policy-reports.ts';
import { errorHandler } from './http/error-handler.ts';
import { health } from './http/health.ts';
import { watchProxyTrust } from './http/proxy-trust.ts';
import { requestLog } from './http/request-log.ts';
import { sameOrigin } from './http/same-origin.ts';
import { sendHeaders } from './http/security-headers.ts';
import type { Services } from './services.ts';
import type { MachineFileSources } from './web/machine-files/machine-file.ts';
import { editorRouter } from './web/editor-router.ts';
import { machineFileRouter } from './web/machine-files/machine-file-router.ts';
import { machineFiles } from './web/machine-files/machine-files.ts';
import { postPicturesRouter } from './web/post-pictures-router.ts';
import { shareRouter } from './web/share/share-router.ts';

/** The whole server as one request handler, in reading order. */
export function createApp(services: Services): Express {
  const { clock, config, database, endpoints, lifecycle, limits, logger, metrics, web } = services;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);

  app.use(requestLog(logger, metrics));
  // Everything a request asks of its database, it asks within one budget of time.
  app.use((_req, res, next) =>
    withDatabaseBudget(next, { whenOver: (end) => res.once('close', end) }),
  );
  app.use(sendHeaders(web.headers));
  app.use(health({ lifecycle, ping: () => database.ping() }));
  app.use(siteCheckRoute({ database, clock, trustsProxies: config.trustProxy !== false }));
  app.use(watchProxyTrust(config.trustProxy !== false, logger));
  app.use(contentPolicyReports({ limit: limits.report, logger, publicUrl: config.publicUrl }));
  app.use(sameOrigin(config.publicUrl));
  app.use(apiRouter(endpoints, limits));
  app.use(machineFileRouter(machineFiles(sourcesOf(services)), limits.read));
  app.use(shareRouter(services.sharePictures, limits.read));
  app.use(postPicturesRouter(services.pictures, limits.read));
  if (config.editorDir !== undefined) app.use(editorRouter(config.editorDir));
  app.use(web.router);
  app.use(() => {
    throw new NotFoundError('Not found.');
  });
  app.use(errorHandler(logger));
  return app;
}

function sourcesOf({ config, clock, database, publicPosts }: Services): MachineFileSources {
  return {
    publicUrl: config.publicUrl,
    contentVersion: () => database.content.version(),
    posts: publicPosts,
    now: clock,
  };
}
