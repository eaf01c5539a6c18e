import express, { type Express } from 'express';
import { NotFoundError } from './errors.ts';
import { apiRouter } from './http/api-router.ts';
import { contentPolicyReports } from './http/content-policy-reports.ts';
import { databaseBudget } from './http/database-budget.ts';
import { errorHandler } from './http/error-handler.ts';
import { health } from './http/health.ts';
import { requestLog } from './http/request-log.ts';
import { sameOrigin } from './http/same-origin.ts';
import { securityHeaders, sendHeaders } from './http/security-headers.ts';
import { apiEndpoints } from './routes.ts';
import type { Services } from './services.ts';
import type { Web } from './web/create-web.ts';
import { indexingHeaders } from './web/indexing.ts';
import type { MachineFileSources } from './web/machine-files/machine-file.ts';
import { machineFileRouter } from './web/machine-files/machine-file-router.ts';
import { machineFiles } from './web/machine-files/machine-files.ts';
import { shareRouter } from './web/share/share-router.ts';

/**
 * The whole server as one request handler, in reading order.
 * @param web the pages; without them only the API and the health checks answer
 */
export function createApp(services: Services, web?: Pick<Web, 'headers' | 'router'>): Express {
  const { config, database, lifecycle, limits, logger } = services;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);

  app.use(requestLog(logger));
  app.use(databaseBudget);
  app.use(sendHeaders(web?.headers ?? withoutPages(config.publicUrl)));
  app.use(health({ lifecycle, ping: () => database.ping() }));
  app.use(contentPolicyReports({ limit: limits.report, logger, publicUrl: config.publicUrl }));
  app.use(sameOrigin(config.publicUrl));
  app.use(apiRouter(apiEndpoints(services), limits));
  app.use(machineFileRouter(machineFiles(sourcesOf(services)), limits.read));
  app.use(shareRouter(services.sharePictures, limits.read));
  if (web) app.use(web.router);
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

function withoutPages(publicUrl: string) {
  const nothing = { scriptHashes: [], styleHashes: [], thirdParties: [] };
  return { ...securityHeaders({ publicUrl, ...nothing }), ...indexingHeaders(publicUrl) };
}
