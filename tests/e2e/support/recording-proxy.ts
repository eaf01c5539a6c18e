import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedEvent {
  /** The query of POST /api/track-event. */
  readonly search: string;
  readonly headers: string;
  readonly body: string;
}

export interface RecordedRequest {
  readonly path: string;
  /** Why a browser asks before anybody wants the answer. */
  readonly purpose: string | undefined;
  /** Whether the answer set a cookie. */
  readonly setsCookie: boolean;
}

export interface RecordingProxy {
  readonly url: string;
  /** Every request, as it was answered. */
  readonly requests: readonly RecordedRequest[];
  /** What was sent to POST /api/track-event, while pages were open and when they were left. */
  readonly events: readonly RecordedEvent[];
  readonly close: () => Promise<void>;
}

/**
 * Stands between a browser and a site, passes everything on and writes down what is asked: a
 * browser's tools show neither what a page sends while it is being closed nor what is fetched in advance.
 */
export async function startRecordingProxy(siteUrl: string): Promise<RecordingProxy> {
  const events: RecordedEvent[] = [];
  const requests: RecordedRequest[] = [];
  const { hostname, port } = new URL(siteUrl);
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    const { url = '/', method, headers } = req;
    const passed = request({ hostname, port, path: url, method, headers }, (answer) => {
      const purpose = headers['sec-purpose']?.toString();
      requests.push({ path: url, purpose, setsCookie: 'set-cookie' in answer.headers });
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    // The site is being stopped, or the browser went away: both sides see a broken connection.
    passed.on('error', () => res.destroy());
    res.on('close', () => passed.destroy());
    req.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      passed.write(chunk);
    });
    req.on('end', () => {
      passed.end();
      const { pathname, search } = new URL(url, siteUrl);
      if (pathname !== '/api/track-event') return;
      const body = Buffer.concat(chunks).toString('utf8');
      events.push({ search, headers: JSON.stringify(headers), body });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    requests,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
