import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import { WEB_VITALS } from '#shared/analytics/web-vitals.ts';
import { webVitalCounts } from '#shared/schema.ts';
import { matchPage } from '#shared/site-map.ts';
import { createCountRecorder } from '#server/db/count-recorder.ts';
import type { Database } from '#server/db/database.ts';
import { officeDay } from '#server/lib/central-time.ts';
import type { Logger } from 'pino';
import { bucketOf } from './vital-buckets.ts';

export interface VitalRecorderOptions {
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}

export interface VitalRecorder {
  /** Counts a web vital; every other event is none of its business. Returns at once. */
  record(event: CleanEvent): void;
  /** Writes what was counted; while the database is away it stays counted. Never rejects. */
  flush(): Promise<void>;
}

/**
 * Counts web vitals in memory and adds them to the day's histograms in one statement. What is stored is
 * a number for each day, kind of page, metric and bucket: nothing of a visit or a visitor. There are
 * only so many of them, so this cannot grow without end.
 */
export function createVitalRecorder({
  clock,
  database,
  logger,
}: VitalRecorderOptions): VitalRecorder {
  const recorder = createCountRecorder({
    database,
    table: webVitalCounts,
    what: 'web vitals',
    logger,
  });
  return {
    record({ event, label, page, value }) {
      const metric = WEB_VITALS.find((known) => known === label);
      if (event !== 'web_vitals' || metric === undefined || value === null) return;
      recorder.add({
        day: officeDay(clock()),
        page: matchPage(page).id,
        metric,
        upTo: bucketOf(metric, value),
        count: 1,
      });
    },
    flush: () => recorder.flush(),
  };
}
