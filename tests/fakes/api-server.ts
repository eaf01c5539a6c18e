import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  /** Sent as JSON, unless it is a string: that goes out as it is, as HTML. */
  readonly body: unknown;
}

export interface ApiServer {
  readonly requests: RecordedRequest[];
  /** What is answered from now on; a promise holds the answer back until it resolves. */
  reply: (reply: Reply | Promise<Reply>) => void;
  /** Cuts every connection without an answer, as a lost network does. */
  disconnect: () => void;
}

/**
 * A real HTTP server on loopback in place of the API, until the test ends. `fetch` of a path goes to it, as it would from
 * a page of its origin; everything else about fetch is the platform's.
 */
export async function startApiServer(): Promise<ApiServer> {
  const requests: RecordedRequest[] = [];
  let next: Promise<Reply> = Promise.resolve({ body: { success: true } });
  let isConnected = true;

  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      if (!isConnected) {
        req.socket.destroy();
        return;
      }
      const { method = '', url = '', headers } = req;
      requests.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() });
      void next.then(({ status = 200, body }) => {
        const isText = typeof body === 'string';
        res.writeHead(status, { 'Content-Type': isText ? 'text/html' : 'application/json' });
        res.end(isText ? body : JSON.stringify(body));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const platformFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, { signal: _jsdomSignal, ...init }: RequestInit = {}) =>
    // A simulated browser's AbortSignal is not the platform's; none of these tests aborts.
    platformFetch(new URL(path, origin), init),
  );

  return {
    requests,
    reply: (reply) => {
      next = Promise.resolve(reply);
    },
    disconnect: () => {
      isConnected = false;
    },
  };
}
