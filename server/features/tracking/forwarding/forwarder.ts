import type { Config } from '#server/config.ts';
import type { Logger } from 'pino';
import { createBatchSender } from './batch-sender.ts';
import type { AgreedEvent, Destination } from './destination.ts';
import { ga4Destination } from './ga4-destination.ts';
import { metaDestination } from './meta-destination.ts';

/** Of one receiver. */
export interface ForwardingCounts {
  forwarded: number;
  dropped: number;
}

export interface Forwarder {
  /** Passes the event to every receiver that gets it; returns at once. */
  forward(event: AgreedEvent): void;
  /** What became of events since the last call. */
  takeCounts(): Readonly<Record<string, ForwardingCounts>>;
  flush(): Promise<void>;
  /** Within three seconds; what is left then is dropped. */
  stop(): Promise<void>;
}

/** The configured receivers: an id alone loads scripts, a secret makes the server forward events. */
export function configuredDestinations(
  config: Pick<Config, 'ga' | 'meta' | 'publicUrl'>,
): Destination[] {
  const { ga, meta, publicUrl } = config;
  const { measurementId, apiSecret } = ga;
  const { pixelId, capiToken } = meta;
  return [
    ...(measurementId !== undefined && apiSecret !== undefined
      ? [ga4Destination({ apiUrl: ga.apiUrl, measurementId, apiSecret, publicUrl })]
      : []),
    ...(pixelId !== undefined && capiToken !== undefined
      ? [metaDestination({ apiUrl: meta.apiUrl, pixelId, capiToken, publicUrl })]
      : []),
  ];
}

export function createForwarder(
  destinations: readonly Destination[],
  logger: Pick<Logger, 'warn'>,
): Forwarder {
  const channels = destinations.map((destination) => createChannel(destination, logger));
  return {
    forward(event) {
      for (const channel of channels) channel.forward(event);
    },
    takeCounts: () =>
      Object.fromEntries(channels.map((channel) => [channel.name, channel.takeCounts()])),
    async flush() {
      await Promise.all(channels.map(({ sender }) => sender.flush()));
    },
    async stop() {
      await Promise.all(channels.map(({ sender }) => sender.stop()));
    },
  };
}

function createChannel(destination: Destination, logger: Pick<Logger, 'warn'>) {
  const { name, batchSize } = destination;
  let counts: ForwardingCounts = { forwarded: 0, dropped: 0 };
  let isFailing = false;
  const sender = createBatchSender<unknown>({
    batchSize,
    send: (items, signal) => destination.send(items, signal),
    onResult({ forwarded, dropped, err }) {
      counts.forwarded += forwarded;
      counts.dropped += dropped;
      // Once for each time it goes down: the counts say the rest.
      if (err !== undefined && !isFailing) logger.warn({ err, to: name }, 'events were not taken');
      isFailing = forwarded === 0;
    },
  });
  return {
    name,
    sender,
    forward(event: AgreedEvent) {
      const item = destination.prepare(event);
      if (item !== undefined) sender.add(item);
    },
    takeCounts() {
      const taken = counts;
      counts = { forwarded: 0, dropped: 0 };
      return taken;
    },
  };
}
