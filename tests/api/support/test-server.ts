import { createApp } from '#server/app.ts';
import { type Environment, readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { buildServices, type ServiceOverrides, type Services } from '#server/services.ts';
import { liveShareSource } from '#server/web/share/share-source.ts';
import { plainPages } from '#tests/fakes/plain-pages.ts';
import { silentLogger } from '#tests/setup/databases.ts';
import type { Express } from 'express';

export interface TestServer {
  readonly app: Express;
  readonly services: Services;
}

/**
 * The server as it runs, on a database the test has opened; its pages only say which one they are.
 * Limits are lifted and nothing is logged unless the test says so.
 */
export async function testServer(
  database: Database,
  overrides: ServiceOverrides = {},
  environment: Environment = {},
): Promise<TestServer> {
  const config = readConfig({
    FORM_LIMIT: '0',
    CHAT_LIMIT: '0',
    LEAD_LIMIT: '0',
    READ_LIMIT: '0',
    EVENT_LIMIT: '0',
    REPORT_LIMIT: '0',
    ...environment,
  });
  const services = await buildServices(config, {
    logger: silentLogger,
    database,
    openPages: plainPages,
    shareSource: liveShareSource(),
    ...overrides,
  });
  return { app: createApp(services), services };
}
