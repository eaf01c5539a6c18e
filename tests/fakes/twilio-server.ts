import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RequestClient } from 'twilio';
import type BaseClient from 'twilio/lib/base/RequestClient.js';
import { ASSERT_TIMEOUT_MS } from '#tests/setup/timeouts.ts';
import { onTestFinished } from 'vitest';

export interface TwilioServer {
  /** Forms of the messages that came, in order. */
  readonly messages: Record<string, string>[];
  /** Brings requests for the provider to this server. */
  readonly httpClient: RequestClient;
}

/** Status and body of the answer to a path; may wait. */
export type TwilioBehavior = (path: string) => Promise<{ status: number; body: object }>;

export const accepting: TwilioBehavior = () =>
  Promise.resolve({ status: 201, body: { sid: 'SM00000000000000000000000000000001' } });

/** Takes the message, and the connection ends before its answer. */
export const hangingUp: TwilioBehavior = () => Promise.resolve({ status: 0, body: {} });

/** Refuses with one of the provider's own codes. */
export const refusing =
  (status: number, code: number): TwilioBehavior =>
  () =>
    Promise.resolve({ status, body: { status, code, message: 'refused' } });

/** A real HTTP server that takes messages as the provider does, until the test ends. */
export async function startTwilioServer(
  behavior: TwilioBehavior = accepting,
): Promise<TwilioServer> {
  const messages: Record<string, string>[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      messages.push(Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())));
      void behavior(req.url ?? '').then(({ status, body }) => {
        if (status === 0) return req.socket.destroy();
        res.writeHead(status, { 'Content-Type': 'application/json' });
        return res.end(JSON.stringify(body));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { messages, httpClient: new LoopbackClient(`http://127.0.0.1:${port}`) };
}

/** Waits longer than the site does: a machine that is busy is no provider that is away. */
class LoopbackClient extends RequestClient {
  constructor(private readonly origin: string) {
    super();
  }
  override request<Data>(options: BaseClient.RequestOptions<Data>) {
    const { pathname, search } = new URL(options.uri);
    const uri = this.origin + pathname + search;
    return super.request<Data>({ ...options, uri, timeout: ASSERT_TIMEOUT_MS });
  }
}
