/**
 * The API of the site without its pages, as a process that the fault campaign kills: the same app,
 * services and outbox worker as server/start.ts, started in a second instead of ten.
 */
import { createServer } from 'node:http';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { listen } from '#server/http/listen.ts';
import { buildServices } from '#server/services.ts';
import { plainPages } from '#tests/fakes/plain-pages.ts';

const config = readConfig();
const services = await buildServices(config, { openPages: plainPages });
const server = createServer(createApp(services));
await listen(server, config.host, config.port);
services.outbox.start();
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void services.close().then(() => process.exit(0));
});
process.stdout.write('listening\n');
