import { singleFlight } from '#server/lib/single-flight.ts';
import { withTimeLimit } from '#server/lib/with-time-limit.ts';

export interface BatchSenderOptions<Item> {
  /** How many items one call of `send` takes. */
  readonly batchSize: number;
  /** @returns how many items arrived. @throws when none did */
  readonly send: (items: readonly Item[], signal: AbortSignal) => Promise<number>;
  /** Called for every batch that is finished, and for events that were dropped. */
  readonly onResult: (result: {
    readonly forwarded: number;
    readonly dropped: number;
    readonly err?: unknown;
  }) => void;
  /** Milliseconds an item waits for others to go with. */
  readonly collectMs?: number;
  /** Milliseconds that one try may take. */
  readonly tryMs?: number;
}

export interface BatchSender<Item> {
  /** Takes an item and returns at once. */
  add(item: Item): void;
  /** Sends what waits now; resolves when nothing waits any more. Never rejects. */
  flush(): Promise<void>;
  /** Sends what waits, but for no longer than three seconds; the rest is dropped. */
  stop(): Promise<void>;
}

const COLLECT_MS = 2_000;
const TRY_MS = 3_000;
/** Less than the server waits for its end (server/index.ts). */
const FINISH_MS = 3_000;
/** At a few hundred bytes each: what waits while a receiver hangs must not fill the memory. */
const MAX_WAITING = 2_000;

/**
 * Sends items in batches, one batch at a time, each with a time limit. What fails is dropped and
 * counted, never tried again: numbers about visits are not worth a queue that grows.
 */
export function createBatchSender<Item>(options: BatchSenderOptions<Item>): BatchSender<Item> {
  const { batchSize, collectMs = COLLECT_MS, onResult, send, tryMs = TRY_MS } = options;
  const givenUp = new AbortController();
  let waiting: Item[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function sendBatch(batch: readonly Item[]): Promise<void> {
    try {
      const forwarded = await withTimeLimit(tryMs, givenUp.signal, (signal) => send(batch, signal));
      onResult({ forwarded, dropped: batch.length - forwarded });
    } catch (err) {
      onResult({ forwarded: 0, dropped: batch.length, err });
    }
  }

  const sendAll = singleFlight(async () => {
    while (waiting.length > 0 && !givenUp.signal.aborted) {
      await sendBatch(waiting.splice(0, batchSize));
    }
  });

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    return sendAll();
  }

  return {
    add(item) {
      if (waiting.length >= MAX_WAITING || givenUp.signal.aborted) {
        onResult({ forwarded: 0, dropped: 1 });
        return;
      }
      waiting.push(item);
      if (waiting.length >= batchSize) void flush();
      else timer ??= setTimeout(() => void flush(), collectMs).unref();
    },
    flush,
    async stop() {
      const giveUp = setTimeout(() => givenUp.abort(), FINISH_MS);
      await flush();
      clearTimeout(giveUp);
      givenUp.abort();
      if (waiting.length > 0) onResult({ forwarded: 0, dropped: waiting.length });
      waiting = [];
    },
  };
}
