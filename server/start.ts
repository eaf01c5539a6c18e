import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { serveChannel, type StaffChannel } from './staff/channel/serve-channel.ts';
import { runOperation } from './cli/staff-operations.ts';
import { addressOf, type Config, withPort } from './config.ts';
import { missingLeadSettings } from './features/leads/notify/lead-queues.ts';
import { collectGarbage } from './lib/collect-garbage.ts';
import { listen } from './http/listen.ts';
import { withOneHost } from './http/one-host.ts';
import { createShutdown } from './http/shutdown.ts';
import { createStartupGate } from './http/startup-gate.ts';
import { openOpsServer, type OpsServer } from './metrics/ops-server.ts';
import { buildServices, type Services } from './services.ts';
import { livePages } from './web/page-source.ts';
import { liveShareSource } from './web/share/share-source.ts';

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
 * Opens the port, then the database and the pages. The port comes first, so that EADDRINUSE is
 * reported before anything is touched; requests that arrive meanwhile wait for the rest, two seconds
 * at most.
 * @throws OperatorError when the port or the database cannot be opened
 */
export async function startServer(options: StartOptions): Promise<StartedServer> {
  const { logger, settings } = options;
  const startupGate = createStartupGate();
  const server = createServer(withOneHost(startupGate.listener));

  const port = await listen(server, settings.host, settings.port);
  const config = withPort(settings, port);
  const services = await buildServices(config, {
    logger,
    ...(options.isDevelopment && { openPages: livePages(server), shareSource: liveShareSource() }),
  });
  const staffChannel = await openStaffChannel(services);
  const opsServer = await openOps(services);
  const app = createApp(services);
  const shutdown = createShutdown({
    server,
    lifecycle: services.lifecycle,
    async close() {
      // A staff command that runs is finished first: it needs the database.
      await staffChannel?.close();
      await opsServer?.close();
      await services.close();
    },
    graceMs: config.drainGraceMs,
    cutMs: options.cutMs,
  });
  // A page in memory is answered before Express is entered.
  startupGate.open((req, res) => {
    if (services.web.listener(req, res)) services.metrics.recordMemoryPage();
    else app(req, res);
  });
  services.outbox.start();
  services.tracking.start();
  const preparing = config.prepare ? setImmediate(() => void prepare(services)) : undefined;
  const missing = missingLeadSettings(config);
  if (missing !== undefined) logger.warn(missing);
  return {
    address: addressOf(config),
    async stop() {
      clearImmediate(preparing);
      // At once: connections of hot reload never end by themselves.
      await Promise.all([shutdown.stop(), services.web.close()]);
    },
  };
}

/**
 * Warms up: pages in memory, then the assistant. It begins once "listening" has been said. What
 * fails here fails again for the visitor who asks for it, and is reported then.
 */
async function prepare({ web, chat, lifecycle }: Services): Promise<void> {
  await web.prepare().catch(() => undefined);
  if (lifecycle.isDraining()) return;
  await chat.prepare().catch(() => undefined);
  // Rendering and reading have left as much behind as they keep.
  if (!lifecycle.isDraining()) await collectGarbage();
}

/** PostgreSQL takes staff commands beside the server; the embedded database has room for one process. */
async function openStaffChannel(services: Services): Promise<StaffChannel | undefined> {
  const { config, database, clock, logger } = services;
  if (database.engine !== 'embedded') return undefined;
  try {
    return await serveChannel({
      dataDir: config.dataDir,
      logger,
      run: (operation, input) => runOperation({ database, clock }, operation, input),
    });
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** For monitoring; absent without OPS_PORT. */
async function openOps(services: Services): Promise<OpsServer | undefined> {
  const { config, metrics } = services;
  if (config.opsPort === undefined) return undefined;
  try {
    return await openOpsServer(config.opsPort, metrics);
  } catch (error) {
    await services.close();
    throw error;
  }
}
