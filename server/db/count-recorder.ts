import type { Logger } from 'pino';
import { singleFlight } from '#server/lib/single-flight.ts';

export interface CountRecorderOptions<Entry extends Counted> {
  /** Which row an entry belongs to. */
  readonly keyOf: (entry: Entry) => string;
  /** Adds the counts to those of the database, in one statement. */
  readonly write: (entries: readonly Entry[]) => Promise<void>;
  /** Of what the counts are, for the log. */
  readonly what: string;
  readonly logger: Pick<Logger, 'warn'>;
  /** Rows that may wait in memory; more are not counted. Absent where rows cannot be made up. */
  readonly maxRows?: number;
}

interface Counted {
  readonly count: number;
}

export interface CountRecorder<Entry extends Counted> {
  /** Returns at once. */
  add(entry: Entry): void;
  /** Writes what was counted; while the database is away it stays counted. Never rejects. */
  flush(): Promise<void>;
}

/** Counts in memory and writes in batches, so that no request waits for a counter. */
export function createCountRecorder<Entry extends Counted>(
  options: CountRecorderOptions<Entry>,
): CountRecorder<Entry> {
  const { keyOf, logger, maxRows = Infinity, what, write } = options;
  let counted = new Map<string, Entry>();

  function add(entry: Entry): void {
    const key = keyOf(entry);
    const known = counted.get(key);
    if (!known && counted.size >= maxRows) return;
    counted.set(key, { ...entry, count: (known?.count ?? 0) + entry.count });
  }

  async function writeAll(): Promise<void> {
    const batch = [...counted.values()];
    if (batch.length === 0) return;
    counted = new Map();
    try {
      await write(batch);
    } catch (err) {
      for (const entry of batch) add(entry);
      logger.warn({ err }, `${what} could not be written yet`);
    }
  }

  return {
    add,
    flush: singleFlight(writeAll),
  };
}
