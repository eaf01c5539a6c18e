import type { Environment } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { testServer } from '#tests/api/support/test-server.ts';
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { onTestFinished } from 'vitest';

export interface Front {
  /**
   * What stands in front: nothing, or a proxy that sets X-Forwarded-For, passes on or drops the
   * visitor's own, renames the host, redirects, or speaks TLS with a certificate of so many `days`.
   */
  readonly proxy?: 'sets' | 'passes' | 'drops' | 'renames' | 'redirects' | 'tls';
  readonly days?: number;
}

/** The site as it serves, on a port of its own, until the test ends. */
export async function startCheckedSite(
  database: Database,
  settings: Environment,
  { proxy, days = 30 }: Front = {},
): Promise<{ url: string; certificate: string }> {
  let site: RequestListener = (_req, res) => void res.writeHead(503).end();
  const inner = await listening(createServer((req, res) => site(req, res)));
  const pems = proxy === 'tls' ? await certificateOf(days) : undefined;
  const front = pems
    ? createTlsServer({ cert: pems.cert, key: pems.private }, (req, res) =>
        pass(req, res, 'tls', inner),
      )
    : createServer((req, res) => pass(req, res, proxy, inner));
  const port = proxy === undefined ? inner : await listening(front);
  const url = `http${pems ? 's' : ''}://127.0.0.1:${port}`;
  const { app, services } = await testServer(database, {}, { PUBLIC_URL: url, ...settings });
  onTestFinished(() => services.close());
  site = app;
  return { url, certificate: pems?.cert ?? '' };
}

async function listening(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

function certificateOf(days: number) {
  return generate([{ name: 'commonName', value: '127.0.0.1' }], {
    notAfterDate: new Date(Date.now() + days * 86_400_000),
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
}

function pass(
  req: IncomingMessage,
  res: ServerResponse,
  proxy: Front['proxy'],
  port: number,
): void {
  if (proxy === 'redirects') {
    res.writeHead(301, { Location: 'https://www.example.org/' }).end();
    return;
  }
  const { 'x-forwarded-for': own, ...headers } = req.headers;
  const named = { sets: '198.51.100.7', passes: own, tls: own, renames: own, drops: undefined };
  const forwardedFor = named[proxy ?? 'drops'];
  const inner = request(
    {
      port,
      host: '127.0.0.1',
      method: req.method,
      path: req.url,
      headers: {
        ...headers,
        ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
        ...(proxy === 'renames' && { host: 'elsewhere.example' }),
      },
    },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    },
  );
  inner.on('error', () => res.destroy());
  req.pipe(inner);
}
