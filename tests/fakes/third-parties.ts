import { thirdPartyHosts } from '#shared/analytics/third-party-hosts.ts';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { thirdPartyScripts } from './third-party-scripts.ts';

export interface ThirdPartyRequest {
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Everything of it that could tell something: address, headers and body. */
  readonly text: string;
}

export interface ThirdParties {
  /** Everything anybody asked of them, in order. */
  readonly requests: readonly ThirdPartyRequest[];
  /**
   * Makes a browser find them, and nobody else, wherever a page turns.
   * @param siteUrl of the site on the loopback interface, which has the name SITE_HOST as well
   */
  readonly browserFlags: (siteUrl: string) => readonly string[];
  /** From now on scripts answer with an error, as behind a blocker. */
  fail(): void;
  close(): Promise<void>;
}

/** A name with a domain above it, for cookies that are set there; reserved by RFC 2606. */
export const SITE_HOST = 'www.clinic.test';

/** Google and Meta on the loopback interface, under every name but the site's own. */
export async function startThirdParties(): Promise<ThirdParties> {
  const requests: ThirdPartyRequest[] = [];
  let isFailing = false;
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'third-parties' }]);
  const server = createServer({ key, cert }, (req, res) => {
    const host = req.headers.host?.split(':')[0] ?? '';
    const url = new URL(req.url ?? '/', `https://${host}`);
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const headers = Object.entries(req.headers).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      const text = [decodeURIComponent(url.href.replaceAll('+', ' ')), ...headers, body].join('\n');
      requests.push({ host, path: url.pathname, query: url.searchParams, text });
      const script = thirdPartyScripts[host + url.pathname];
      if (script === undefined) res.writeHead(204).end();
      else if (isFailing) res.writeHead(503).end();
      else res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    browserFlags: (siteUrl) => [
      `--host-resolver-rules=${[
        `MAP ${SITE_HOST} ${new URL(siteUrl).host}`,
        ...everyHost().map((host) => `MAP ${host} 127.0.0.1:${port}`),
        // A browser also asks for things of its own; a page that does fails its test.
        'MAP * ~NOTFOUND',
        'EXCLUDE 127.0.0.1',
      ].join(', ')}`,
      // A browser asks itself about an error it is to ignore, and drops the page that is left meanwhile.
      `--ignore-certificate-errors-spki-list=${keyDigest(cert)}`,
    ],
    fail: () => {
      isFailing = true;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** What a browser knows a trusted key by. */
function keyDigest(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

/** Hosts that the content policy may let a page reach. */
function everyHost(): string[] {
  const sources = Object.values(thirdPartyHosts).flatMap(({ script, connect, img }) => [
    ...script,
    ...connect,
    ...img,
  ]);
  return [...new Set(sources)].map((source) => source.replace('https://', ''));
}
