import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface FakeWebhookServer {
  readonly url: string;
  readonly received: readonly ReceivedWebhook[];
  /** The status of answers from now on; 'never' answers nothing. */
  behave(behavior: number | 'never'): void;
  close(): Promise<void>;
}

/** A real HTTP server that takes webhooks; what it refuses it has received all the same. */
export async function startWebhookServer(): Promise<FakeWebhookServer> {
  const received: ReceivedWebhook[] = [];
  let current: number | 'never' = 204;
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      received.push({ headers: req.headers, body: Buffer.concat(chunks).toString('utf8') });
      if (current === 'never') return;
      res.writeHead(current, current === 307 ? { Location: 'http://127.0.0.1:9/' } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    behave: (next) => {
      current = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
