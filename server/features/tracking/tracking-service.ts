import { readPage } from '#shared/analytics/clean-address.ts';
import { cleanEvent, type RawEvent } from '#shared/analytics/clean-event.ts';
import type { DailyCounter } from '#server/db/daily-counts.ts';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Forwarder } from './forwarding/forwarder.ts';
import { countEvent } from './count-event.ts';
import type { VitalRecorder } from './vitals/vital-recorder.ts';

export interface TrackingServiceOptions {
  readonly forwarder: Forwarder;
  readonly vitals: VitalRecorder;
  /** Counts events of visits that agreed, by the day. */
  readonly counter: Pick<DailyCounter, 'count'>;
  /** Everything else that is counted in memory and written now and then. */
  readonly flushers: readonly { flush(): Promise<void> }[];
  readonly isKnownPost: (slug: string) => Promise<boolean>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'error' | 'info'>;
}

export interface TrackingService {
  /**
   * Takes an event and returns at once. It is cleaned (shared/analytics/clean-event.ts), counted when it
   * is a web vital, and counted and forwarded when the visitor agreed.
   * @param agreedCookies the services' cookies; undefined without the visitor's yes
   */
  take(raw: RawEvent, agreedCookies: Readonly<Record<string, string>> | undefined): void;
  /** Writes counts every ten seconds and a line of counts into the log every minute. */
  start(): void;
  /** Resolves when everything taken so far is forwarded, dropped or written. */
  flush(): Promise<void>;
  /** The same, within a few seconds, for the end of the process. */
  stop(): Promise<void>;
}

const WRITE_EVERY_MS = 10_000;
const REPORT_EVERY_MS = 60_000;
/** Events whose page is being looked up; past this they are dropped. */
const MAX_IN_HAND = 1_000;

export function createTrackingService(options: TrackingServiceOptions): TrackingService {
  const { clock, counter, flushers, forwarder, isKnownPost, logger, vitals } = options;
  const inHand = new Set<Promise<void>>();
  let counts = { taken: 0, unlisted: 0, overflowing: 0 };
  const timers: NodeJS.Timeout[] = [];

  async function handle(
    raw: RawEvent,
    agreedCookies: Readonly<Record<string, string>> | undefined,
  ): Promise<void> {
    const slug = slugOf(raw.page ?? '');
    const isKnown = slug !== undefined && (await isKnownPost(slug));
    const event = cleanEvent(raw, {
      isKnownPost: (asked) => isKnown && asked === slug,
      now: clock(),
      newId: randomUUID,
    });
    if (!event) {
      counts.unlisted += 1;
      return;
    }
    vitals.record(event);
    if (!agreedCookies) return;
    countEvent(counter, event);
    forwarder.forward({ event, cookies: agreedCookies });
  }

  const writeCounts = () => Promise.all([vitals, ...flushers].map((counts) => counts.flush()));

  function report(): void {
    const counted = { ...counts, ...forwarder.takeCounts() };
    if (counts.taken > 0 || anyAbove(counted)) logger.info(counted, 'events');
    counts = { taken: 0, unlisted: 0, overflowing: 0 };
  }

  return {
    take(raw, agreedCookies) {
      counts.taken += 1;
      if (inHand.size >= MAX_IN_HAND) {
        counts.overflowing += 1;
        return;
      }
      const handling = handle(raw, agreedCookies)
        .catch((err: unknown) => logger.error({ err }, 'an event could not be read'))
        .finally(() => inHand.delete(handling));
      inHand.add(handling);
    },
    start() {
      timers.push(
        setInterval(() => void writeCounts(), WRITE_EVERY_MS).unref(),
        setInterval(report, REPORT_EVERY_MS).unref(),
      );
    },
    async flush() {
      await Promise.all(inHand);
      await Promise.all([forwarder.flush(), writeCounts()]);
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(inHand);
      await Promise.all([forwarder.stop(), writeCounts()]);
      report();
    },
  };
}

function anyAbove(counts: Readonly<Record<string, unknown>>): boolean {
  return Object.values(counts).some((counted) =>
    typeof counted === 'object' && counted !== null
      ? Object.values(counted).some((count) => count !== 0)
      : counted !== 0,
  );
}

/** The slug that an address under /blog asks for. */
function slugOf(page: string): string | undefined {
  const { id, params } = readPage(page);
  return id === 'blog-post' ? params['slug'] : undefined;
}
