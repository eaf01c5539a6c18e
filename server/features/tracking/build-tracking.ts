import type { Config } from '#server/config.ts';
import type { DailyCounter } from '#server/db/daily-counts.ts';
import type { Database } from '#server/db/database.ts';
import type { PublicPosts } from '#server/features/blog/public-posts.ts';
import type { Logger } from 'pino';
import { configuredDestinations, createForwarder } from './forwarding/forwarder.ts';
import { createKnownPosts } from './known-posts.ts';
import { createTrackingService, type TrackingService } from './tracking-service.ts';
import { createVitalRecorder } from './vitals/vital-recorder.ts';

/** The tracking service with the receivers that are configured. */
export function buildTracking(parts: {
  readonly config: Config;
  readonly database: Pick<Database, 'db'>;
  readonly publicPosts: PublicPosts;
  readonly counter: Pick<DailyCounter, 'count'>;
  readonly flushers: readonly { flush(): Promise<void> }[];
  readonly clock: () => Date;
  readonly logger: Logger;
}): TrackingService {
  const { clock, config, counter, database, flushers, logger, publicPosts } = parts;
  return createTrackingService({
    forwarder: createForwarder(configuredDestinations(config), logger),
    vitals: createVitalRecorder({ clock, database, logger }),
    counter,
    flushers,
    isKnownPost: createKnownPosts(publicPosts),
    clock,
    logger,
  });
}
