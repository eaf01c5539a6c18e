import { join } from 'node:path';
import type { Logger } from 'pino';
import { buildOutboxWorker } from './build-outbox-worker.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { seedSamplePosts } from './db/seed.ts';
import { createBlogService, type BlogService } from './features/blog/blog-service.ts';
import { createBlogStore } from './features/blog/blog-store.ts';
import { createPublicPosts, type PublicPosts } from './features/blog/public-posts.ts';
import {
  createPreviewService,
  type PreviewService,
} from './features/blog/preview/preview-service.ts';
import { readSamplePosts } from './features/blog/read-sample-posts.ts';
import { buildChat } from './features/chat/build-chat.ts';
import type { ChatService } from './features/chat/chat-service.ts';
import type { LeadChannel } from './features/leads/lead-messages.ts';
import { createLeadService, type LeadService } from './features/leads/lead-service.ts';
import { leadLanes } from './features/leads/notify/lead-lanes.ts';
import { rerouteWaiting } from './features/leads/notify/reroute-waiting.ts';
import {
  createSmsInboundService,
  type SmsInboundService,
} from './features/sms/inbound/inbound-service.ts';
import { createTwilioProvider } from './features/sms/sending/sms-provider.ts';
import { createSmsSender, type SmsSender } from './features/sms/sending/sms-sender.ts';
import { createSmsOptInService, type SmsOptInService } from './features/sms/sms-opt-in-service.ts';
import { buildTracking } from './features/tracking/build-tracking.ts';
import type { TrackingService } from './features/tracking/tracking-service.ts';
import { pruneVitalCounts } from './features/tracking/vitals/vital-store.ts';
import { createLifecycle, type Lifecycle } from './http/lifecycle.ts';
import { createRateLimits, type RateLimits } from './http/limits.ts';
import { createLogger } from './logger.ts';
import type { OutboxWorker } from './outbox/outbox-worker.ts';
import { projectRoot } from './project-root.ts';
import { createSharePictures, type SharePictures } from './web/share/share-pictures.ts';
import { liveShareSource, type ShareSource } from './web/share/share-source.ts';

/** Everything the server is made of; `createApp` and the pages get their parts from here. */
export interface Services {
  readonly config: Config;
  readonly logger: Logger;
  readonly database: Database;
  /** The one clock: tests hand in their own. */
  readonly clock: () => Date;
  readonly lifecycle: Lifecycle;
  /** Shared by the API and by forms that are posted without JavaScript. */
  readonly limits: RateLimits;
  readonly blog: BlogService;
  readonly publicPosts: PublicPosts;
  readonly sharePictures: SharePictures;
  readonly previews: PreviewService;
  readonly chat: ChatService;
  readonly sms: SmsOptInService;
  readonly leads: LeadService;
  /** Tells the outside what happened; whoever serves starts it. */
  readonly outbox: OutboxWorker;
  readonly smsInbound: SmsInboundService;
  readonly smsSender: SmsSender;
  /** Events of visits; whoever serves starts it. */
  readonly tracking: TrackingService;
  close(): Promise<void>;
}

/** Parts that a caller brings along; whoever brings a database closes it. */
export type ServiceOverrides = Partial<
  Pick<Services, 'logger' | 'database' | 'clock' | 'limits'> & { readonly shareSource: ShareSource }
>;

/**
 * Puts the parts together: opens and migrates the database, seeds an empty blog where the settings
 * say so.
 * @throws OperatorError in one sentence when the database cannot be opened
 */
export async function buildServices(
  config: Config,
  overrides: ServiceOverrides = {},
): Promise<Services> {
  const logger = overrides.logger ?? createLogger(config.logLevel);
  const clock = overrides.clock ?? (() => new Date());
  const database = overrides.database ?? (await openSeeded(config, clock, logger));
  const publicPosts = createPublicPosts(database, clock);
  const shareSource = overrides.shareSource ?? liveShareSource();
  const lanes = leadLanes({ config, database, clock });
  const outbox = buildOutboxWorker({
    database,
    clock,
    logger,
    deliveries: lanes,
    chores: [() => rerouteWaiting(database, lanes), () => pruneVitalCounts(database.db, clock())],
  });
  const provider = createTwilioProvider(config.twilio);
  const smsSender = createSmsSender({ database, provider, clock, logger });
  const tracking = buildTracking({ config, database, publicPosts, clock, logger });
  const blog = createBlogService(createBlogStore(database, clock));
  return {
    config,
    logger,
    database,
    clock,
    lifecycle: createLifecycle(),
    limits: overrides.limits ?? createRateLimits(config.rateLimits),
    blog,
    chat: buildChat({ config, database, blog, clock, logger }),
    publicPosts,
    sharePictures: createSharePictures({
      source: shareSource,
      posts: publicPosts,
      contentVersion: () => database.content.version(),
    }),
    previews: createPreviewService(database, clock),
    sms: createSmsOptInService(database, clock),
    leads: createLeadService({
      database,
      clock,
      channels: Object.keys(lanes) as LeadChannel[],
      onStored: () => outbox.poke(),
    }),
    outbox,
    smsInbound: createSmsInboundService({
      database,
      clock,
      providerAnswers: config.twilio.answersKeywords,
    }),
    smsSender,
    tracking,
    async close() {
      await Promise.all([outbox.stop(), smsSender.stop(), tracking.stop()]);
      await shareSource.close();
      if (!overrides.database) await database.close();
    },
  };
}

async function openSeeded(config: Config, now: () => Date, logger: Logger): Promise<Database> {
  const { dataDir, databaseUrl, seedSample } = config;
  const options = { dataDir, now, ...(databaseUrl !== undefined && { databaseUrl }) };
  const database = await openDatabase(options, logger);
  try {
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
