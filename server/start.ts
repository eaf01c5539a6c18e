import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { serveChannel, type StaffChannel } from './cli/channel/serve-channel.ts';
import { addressOf, type Config, withPort } from './config.ts';
import { missingLeadSettings } from './features/leads/notify/lead-lanes.ts';
import { analyticsSettings, configuredThirdParties } from './features/tracking/third-parties.ts';
import { listen } from './http/listen.ts';
import { createApiReader } from './http/read-endpoint.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createShutdown } from './http/shutdown.ts';
import { createWaitingRoom } from './http/waiting-room.ts';
import { apiEndpoints, pageForms } from './routes.ts';
import { buildServices, type Services } from './services.ts';
import { createWeb, type Web } from './web/create-web.ts';
import { indexingHeaders } from './web/indexing.ts';
import { builtShareSource } from './web/share/share-source.ts';

export interface StartOptions {
  readonly settings: Config;
  readonly logger: Logger;
  /** Pages come from the sources, with hot reload on the same port. */
  readonly isDevelopment: boolean;
  /** Milliseconds after the grace at which connections still open are cut. */
  readonly cutMs: number;
}

export interface StartedServer {
  /** http://HOST:PORT */
  readonly address: string;
  /** Drains, then closes everything; see createShutdown. */
  stop(): Promise<void>;
}

/**
 * Opens the port, then the database and the pages. The port comes first, so that a taken one is
 * heard of before anything is touched; requests that arrive meanwhile wait for the rest, two seconds
 * at most.
 * @throws OperatorError when the port or the database cannot be opened
 */
export async function startServer(options: StartOptions): Promise<StartedServer> {
  const { logger, settings } = options;
  const waitingRoom = createWaitingRoom();
  const server = createServer(waitingRoom.listener);

  const port = await listen(server, settings.host, settings.port);
  const config = withPort(settings, port);
  const services = await buildServices(config, {
    logger,
    ...(!options.isDevelopment && { shareSource: builtShareSource() }),
  });
  const web = await openWeb(services, options.isDevelopment ? server : undefined);
  const staffChannel = await openStaffChannel(services);
  const app = createApp(services, web);
  const shutdown = createShutdown({
    server,
    lifecycle: services.lifecycle,
    async close() {
      // A staff command that runs is finished first: it needs the database.
      await staffChannel?.close();
      await services.close();
    },
    graceMs: config.drainGraceMs,
    cutMs: options.cutMs,
  });
  // A page in memory is answered before Express is entered.
  waitingRoom.open((req, res) => {
    if (!web.listener(req, res)) app(req, res);
  });
  services.outbox.start();
  services.smsSender.start();
  services.tracking.start();
  const missing = missingLeadSettings(config);
  if (missing !== undefined) logger.warn(missing);
  return {
    address: addressOf(config),
    async stop() {
      await Promise.all([shutdown.stop(), web.close()]);
    },
  };
}

/** PostgreSQL takes staff commands beside the server; the embedded database has room for one process. */
async function openStaffChannel(services: Services): Promise<StaffChannel | undefined> {
  const { config, database, clock, logger } = services;
  if (database.engine !== 'embedded') return undefined;
  try {
    return await serveChannel({ dataDir: config.dataDir, database, clock, logger });
  } catch (error) {
    await services.close();
    throw error;
  }
}

async function openWeb(services: Services, hotReload: Server | undefined): Promise<Web> {
  const { config, database } = services;
  const { publicUrl } = config;
  const thirdParties = configuredThirdParties(config);
  const analytics = analyticsSettings(config);
  try {
    return await createWeb({
      publicUrl,
      contentVersion: () => database.content.version(),
      readApi: createApiReader(apiEndpoints(services)),
      forms: pageForms(services),
      ...(analytics && { analytics }),
      previews: services.previews,
      limits: services.limits,
      securityHeaders: (hashes) => ({
        ...securityHeaders({ publicUrl, thirdParties, ...hashes }),
        ...indexingHeaders(publicUrl),
      }),
      ...(hotReload && { hotReload }),
    });
  } catch (error) {
    // Otherwise the folder of the embedded database would stay locked for a while.
    await services.close();
    throw error;
  }
}
