import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ReceivedEvents {
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The parsed body. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * `silent` never answers; `drip` sends a header now and then and never comes to an end; `cut` breaks
 * the connection.
 */
export type ReceiverBehavior = number | 'silent' | 'drip' | 'cut';

export interface EventReceiver {
  /** e.g. http://127.0.0.1:41233 */
  readonly url: string;
  /** What came, also when it was refused. */
  readonly received: readonly ReceivedEvents[];
  behave(behavior: ReceiverBehavior): void;
  /** Resolves when so many requests have come. */
  untilReceived(count: number): Promise<void>;
  /** From now on nobody listens there. */
  close(): Promise<void>;
}

const DRIP_MS = 10;

/** The settings with which everything is forwarded to a receiver, Google's and Meta's share alike. */
export const forwardingTo = ({ url }: Pick<EventReceiver, 'url'>) => ({
  META_PIXEL_ID: '1',
  META_CAPI_TOKEN: 'token',
  META_API_URL: url,
  GA_MEASUREMENT_ID: 'G-TEST123',
  GA_API_SECRET: 'secret',
  GA_API_URL: url,
});

/** A real HTTP server in place of Google's or Meta's, until the test ends. */
export async function startEventReceiver(): Promise<EventReceiver> {
  const received: ReceivedEvents[] = [];
  const waiting = new Set<() => void>();
  let current: ReceiverBehavior = 204;
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const body = JSON.parse(text) as Record<string, unknown>;
      received.push({ address: req.url ?? '', headers: req.headers, text, body });
      for (const look of waiting) look();
      if (typeof current === 'number') res.writeHead(current).end('an answer that nobody reads');
      else if (current === 'cut') req.socket.destroy();
      else if (current === 'drip') {
        req.socket.write('HTTP/1.1 200 OK\r\n');
        const drip = setInterval(() => req.socket.write('X-Drop: 1\r\n'), DRIP_MS);
        req.socket.on('error', () => undefined).once('close', () => clearInterval(drip));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (next) => {
      current = next;
    },
    untilReceived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close,
  };
}
