import { existsSync } from 'node:fs';
import { doubtfulSettings, readConfig } from './config.ts';
import { createLogger } from './lib/logger.ts';
import { OperatorError } from './lib/operator-error.ts';
import { retainTickShape } from './lib/retain-tick-shape.ts';
import { startServer } from './start.ts';

const CUT_CONNECTIONS_MS = 8_000;
/** Whatever still hangs then is left behind. */
const GIVE_UP_MS = 10_000;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  retainTickShape();
  if (existsSync('.env')) process.loadEnvFile();
  const settings = readConfig();
  // The sources run in development only; elsewhere the build does.
  const isDevelopment = import.meta.filename.endsWith('.ts');
  const logger = createLogger(settings.logLevel, { isDevelopment });
  for (const doubt of doubtfulSettings()) logger.warn(doubt);
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'uncaught exception');
    process.exit(1);
  });

  const starting = startServer({
    settings,
    logger,
    isDevelopment,
    cutMs: CUT_CONNECTIONS_MS,
  });
  const stop = async () => {
    setTimeout(() => process.exit(1), settings.drainGraceMs + GIVE_UP_MS).unref();
    const server = await starting;
    await server.stop();
    process.exit(0);
  };
  // A terminal and npm may both pass on the same Ctrl+C: stopping twice is stopping once.
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  const { address } = await starting;
  process.stdout.write(`listening on ${address}\n`);
}

run().catch((error: unknown) => {
  if (error instanceof OperatorError) fail(error.message);
  createLogger('fatal').fatal({ err: error }, 'the server could not start');
  fail('The server could not start; the log entry above says where it failed.');
});
