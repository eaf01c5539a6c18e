import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import { WEB_VITALS } from '#shared/analytics/web-vitals.ts';
import { matchPage } from '#shared/site-map.ts';
import type { Database } from '#server/db/database.ts';
import type { Logger } from 'pino';
import { bucketOf } from './vital-buckets.ts';
import { addVitalCounts, daysBefore, type VitalCount } from './vital-store.ts';

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
 * Counts web vitals in memory and adds them to the day's histograms in one statement. What is kept is
 * a number for each day, kind of page, metric and bucket: nothing of a visit or a visitor.
 */
export function createVitalRecorder(options: VitalRecorderOptions): VitalRecorder {
  const { clock, database, logger } = options;
  // There are only so many days, pages, metrics and buckets: this cannot grow without end.
  let counted = new Map<string, VitalCount>();
  let running: Promise<void> | undefined;

  function add(entry: VitalCount): void {
    const key = `${entry.day} ${entry.page} ${entry.metric} ${entry.upTo}`;
    const count = (counted.get(key)?.count ?? 0) + entry.count;
    counted.set(key, { ...entry, count });
  }

  async function write(): Promise<void> {
    const batch = [...counted.values()];
    if (batch.length === 0) return;
    counted = new Map();
    try {
      await addVitalCounts(database, batch);
    } catch (err) {
      for (const entry of batch) add(entry);
      logger.warn({ err }, 'web vitals could not be written yet');
    }
  }

  return {
    record({ event, label, page, value }) {
      const metric = WEB_VITALS.find((known) => known === label);
      if (event !== 'web_vitals' || metric === undefined || value === null) return;
      add({
        day: daysBefore(clock(), 0),
        page: matchPage(page).id,
        metric,
        upTo: bucketOf(metric, value),
        count: 1,
      });
    },
    flush() {
      running ??= write().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
