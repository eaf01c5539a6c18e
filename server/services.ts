import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { pruneCounts } from './db/count-recorder.ts';
import { createDailyCounter, type DailyCounter } from './db/daily-counts.ts';
import { createSharedCounter, pruneRateLimits } from './db/shared-counter.ts';
import { openDatabase } from './db/open-database.ts';
import { seedSamplePosts } from './db/seed.ts';
import { createBlogService } from './features/blog/blog-service.ts';
import { createBlogStore } from './features/blog/blog-store.ts';
import { createPictureStore } from './features/blog/pictures/picture-store.ts';
import { isBuiltFile, withPicturesThere } from './features/blog/pictures/pictures-there.ts';
import { createPreviewService } from './features/blog/preview/preview-service.ts';
import { createPublicPosts } from './features/blog/public-posts.ts';
import { readSamplePosts } from './features/blog/read-sample-posts.ts';
import { createUnansweredRecorder } from './features/chat/unanswered/unanswered-store.ts';
import type { LeadChannel } from './features/leads/lead-messages.ts';
import { createLeadService } from './features/leads/lead-service.ts';
import { leadQueues } from './features/leads/notify/lead-queues.ts';
import { rerouteWaiting } from './features/leads/notify/reroute-waiting.ts';
import { storeConsentTexts } from './features/sms/consent/consent-texts.ts';
import { createSmsInboundService } from './features/sms/inbound/inbound-service.ts';
import { createTwilioProvider } from './features/sms/sending/sms-provider.ts';
import { createSmsQueue } from './features/sms/sending/sms-queue.ts';
import { createSmsPolicy } from './features/sms/sms-policy.ts';
import { createSmsOptInService } from './features/sms/sms-opt-in-service.ts';
import { buildTracking } from './features/tracking/build-tracking.ts';
import { countingErrors } from './http/counting-errors.ts';
import { createRateLimits, type RateLimits } from './http/limits.ts';
import { createDeferredChat } from './deferred-chat.ts';
import { createLogger } from './lib/logger.ts';
import { type Metrics, noMetrics } from './lib/metrics.ts';
import { projectRoot } from './lib/project-root.ts';
import { queueWeeklyReport, REPORT_EMAIL } from './report/queue-report.ts';
import { reportQueues } from './report/report-queues.ts';
import { buildOutboxWorker } from './outbox/build-outbox-worker.ts';
import { apiEndpoints, pageForms } from './routes.ts';
import { buildWeb } from './web/build-web.ts';
import { builtPages, type OpenPageSource } from './web/page-source.ts';
import { createSharePictures } from './web/share/share-pictures.ts';
import { builtShareSource, type ShareSource } from './web/share/share-source.ts';
import { createLifecycle } from './http/shutdown.ts';

/** Parts that a caller brings along; a database that is brought along is closed by the caller. */
export interface ServiceOverrides {
  readonly logger?: Logger;
  readonly database?: Database;
  /** The one clock: tests hand in their own. */
  readonly clock?: () => Date;
  /** Where pages and their files come from; the build when left out. */
  readonly openPages?: OpenPageSource;
  /** Where share pictures come from; the build when left out. */
  readonly shareSource?: ShareSource;
}

/** Everything the server is made of; `createApp` gets its parts from here. */
export type Services = Awaited<ReturnType<typeof buildServices>>;

/** What the API table and the pages are made from. */
export type Features = ReturnType<typeof buildFeatures>;

/**
 * Puts the parts together: opens and migrates the database, seeds an empty blog where the settings
 * say so. The server starts `outbox` and `tracking`, and prepares `web` and `chat`.
 * @throws OperatorError in one sentence when the database cannot be opened
 */
export async function buildServices(config: Config, overrides: ServiceOverrides = {}) {
  const logger = overrides.logger ?? createLogger(config.logLevel);
  const clock = overrides.clock ?? (() => new Date());
  const database = overrides.database ?? (await openSeeded(config, clock, logger));
  // By the clock of the machine, as windows in memory are.
  const requestCounter = createSharedCounter(database, () => new Date());
  const limits = createRateLimits(config.rateLimits, requestCounter);
  const shareSource = overrides.shareSource ?? builtShareSource();

  const counter = createDailyCounter({ database, clock, logger });
  const metrics = countingErrors(await buildMetrics(config, database, clock), counter);

  const features = buildFeatures({
    config,
    logger,
    clock,
    limits,
    metrics,
    counter,
    database,
    shareSource,
  });
  async function close(): Promise<void> {
    await Promise.all([features.outbox.stop(), features.tracking.stop()]);
    await shareSource.close();
    if (!overrides.database) await database.close();
  }
  try {
    const endpoints = apiEndpoints(features);
    const openPages = overrides.openPages ?? builtPages;
    const web = await buildWeb({ ...features, endpoints, forms: pageForms(features), openPages });
    return {
      ...features,
      /** The API table. */
      endpoints,
      web,
      async close() {
        await Promise.all([web.close(), close()]);
      },
    };
  } catch (error) {
    // Otherwise the folder of the embedded database would stay locked for a while.
    await close();
    throw error;
  }
}

function buildFeatures(parts: {
  readonly config: Config;
  readonly logger: Logger;
  readonly clock: () => Date;
  readonly limits: RateLimits;
  /** Counts what happens where OPS_PORT is set. */
  readonly metrics: Metrics;
  /** Counts what the weekly report says. */
  readonly counter: DailyCounter;
  readonly database: Database;
  readonly shareSource: ShareSource;
}) {
  const { config, counter, database, clock, logger, metrics } = parts;
  const publicPosts = createPublicPosts(database, clock);
  const pictures = createPictureStore(database);
  const blog = createBlogService(createBlogStore(database, clock), (posts) =>
    withPicturesThere(posts, pictures, isBuiltFile),
  );
  const queues = leadQueues({ config, database, clock });
  const reports = reportQueues({ config, database });
  const unanswered = createUnansweredRecorder({ database, clock, logger });
  const { from } = config.twilio;
  const smsPolicy = createSmsPolicy({ ...config.sms, from }, { logger, clock });
  const outbox = buildOutboxWorker({
    database,
    clock,
    logger,
    deliveries: { ...queues, ...reports },
    queues: [
      createSmsQueue({
        database,
        provider: createTwilioProvider(config.twilio),
        confirm: config.sms.confirm,
        clock,
      }),
    ],
    maintenanceJobs: [
      () => rerouteWaiting(database, queues),
      () => pruneRateLimits(database.db, new Date()),
      () => pruneCounts(database.db, clock()),
      ...(reports[REPORT_EMAIL] ? [() => queueWeeklyReport(database.db, clock())] : []),
    ],
  });
  return {
    ...parts,
    lifecycle: createLifecycle(),
    blog,
    publicPosts,
    pictures,
    previews: createPreviewService(database, clock),
    sharePictures: createSharePictures({
      source: parts.shareSource,
      posts: publicPosts,
      contentVersion: () => database.content.version(),
    }),
    chat: createDeferredChat({
      config,
      database,
      blog,
      clock,
      logger,
      metrics,
      counter,
      unanswered,
    }),
    leads: createLeadService({
      database,
      clock,
      channels: Object.keys(queues) as LeadChannel[],
      smsPolicy,
      onStored: () => outbox.notify(),
    }),
    outbox,
    sms: createSmsOptInService(database, clock, smsPolicy),
    smsInbound: createSmsInboundService({
      database,
      clock,
      providerAnswers: config.twilio.answersKeywords,
    }),
    tracking: buildTracking({
      config,
      database,
      publicPosts,
      clock,
      logger,
      counter,
      flushers: [counter, unanswered],
    }),
  };
}

/** Its library is loaded only with OPS_PORT. */
async function buildMetrics(
  { chat, openai, opsPort }: Config,
  database: Database,
  clock: () => Date,
): Promise<Metrics> {
  if (opsPort === undefined) return noMetrics;
  const { createMetrics } = await import('./metrics/create-metrics.ts');
  const hasModel = openai.apiKey !== undefined || openai.baseUrl !== undefined;
  return createMetrics({
    database,
    clock,
    dailyTokenLimit: hasModel ? chat.dailyTokenLimit : 0,
  });
}

async function openSeeded(config: Config, now: () => Date, logger: Logger): Promise<Database> {
  const { dataDir, databaseUrl, seedSample } = config;
  const options = { dataDir, now, ...(databaseUrl !== undefined && { databaseUrl }) };
  const database = await openDatabase(options, logger);
  try {
    await storeConsentTexts(database.db, now());
    if (seedSample) {
      const folder = join(projectRoot, 'content/blog');
      await seedSamplePosts(database.db, () => readSamplePosts(folder));
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
