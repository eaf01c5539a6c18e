import type { Site } from '#scripts/site/start-site.ts';
import { freshPostgresUrl, missingPostgres } from '#tests/setup/databases.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { systemProgram } from '#tests/setup/system-program.ts';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:http2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, DOMAIN, type RunningProxy, startCaddy, startNginx } from './support/proxy.ts';
import { startOwnSite } from './support/start-own-site.ts';

const proxies = [
  { name: 'nginx', found: systemProgram('nginx', 'nginx-light'), start: startNginx },
  { name: 'Caddy', found: systemProgram('caddy', 'caddy'), start: startCaddy },
] as const;

const PAGES_WITHOUT_DATABASE = 300;

const portOf = (site: Site) => Number(new URL(site.url).port);

/** The guide installs Caddy; behind the other one only the long run looks. */
for (const { name, found, start } of isSweep ? proxies : proxies.slice(1)) {
  const missing = missingPostgres() ?? ('reason' in found ? found.reason : undefined);
  const title = missing === undefined ? `behind ${name}` : `behind ${name} (skipped: ${missing})`;
  describe.skipIf(missing !== undefined)(title, () => {
    let database: Awaited<ReturnType<typeof freshPostgresUrl>>;
    let sites: [Site, Site];
    let proxy: RunningProxy;

    beforeAll(async () => {
      database = await freshPostgresUrl();
      const env = {
        DATABASE_URL: database.url,
        PUBLIC_URL: `https://${DOMAIN}`,
        TRUST_PROXY: 'loopback',
        FORM_LIMIT: '3',
        CHAT_LIMIT: '0',
        READ_LIMIT: '0',
        // As in deploy/systemd/site@.service.
        DRAIN_GRACE_MS: '2000',
        PREPARE: '0',
      };
      // One after the other: the first one migrates and seeds.
      sites = [await startOwnSite({ env }), await startOwnSite({ env })];
      if ('reason' in found) return;
      const instances = [portOf(sites[0]), portOf(sites[1])] as const;
      proxy = await start({ program: found.path, instances });
    });

    afterAll(async () => {
      await proxy.stop();
      await Promise.all(sites.map((site) => site.stop()));
      await database.remove();
    });

    function signUp(address: string) {
      return ask(proxy, '/api/sms-optin', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: `https://${DOMAIN}`,
          'x-forwarded-for': address,
          'idempotency-key': randomUUID(),
        },
        body: '{"phoneNumber":"405","consent":true}',
      });
    }

    test('a page arrives over HTTP/2, compressed by the site, and browsers stay on https', async () => {
      const session = connect(`https://127.0.0.1:${proxy.httpsPort}`, {
        rejectUnauthorized: false,
        servername: DOMAIN,
      });
      const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
        session.on('error', reject);
        const stream = session.request({
          ':path': '/',
          ':authority': DOMAIN,
          'accept-encoding': 'br',
        });
        stream.on('response', resolve);
        stream.resume();
        stream.end();
      });
      session.close();
      expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
      expect(headers['strict-transport-security']).toMatch(/max-age=/);
    });

    test('the bare domain is sent to the canonical one', async () => {
      const answer = await ask(proxy, '/about?a=1', { host: 'example.org' });
      expect([301, 308]).toContain(answer.status);
      expect(answer.headers['location']).toBe(`https://${DOMAIN}/about?a=1`);
    });

    test('nobody outside can say where a request came from', async () => {
      const statuses = [];
      for (let visitor = 1; visitor <= 8; visitor += 1) {
        statuses.push((await signUp(`203.0.113.${visitor}`)).status);
      }
      // Two instances allow three each; with forged addresses nobody would ever be refused.
      expect(statuses.at(-1)).toBe(429);
    });

    test('no request fails while one instance stops', async () => {
      const statuses: number[] = [];
      let isRunning = true;
      const traffic = (async () => {
        while (isRunning) {
          statuses.push((await ask(proxy, '/contact')).status);
          const answer = await ask(proxy, '/api/chat', {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin: `https://${DOMAIN}` },
            body: '{"message":"What are your hours?","chatHistory":[]}',
          });
          statuses.push(answer.status);
        }
      })();
      await sites[0].stop();
      isRunning = false;
      await traffic;
      for (let count = 0; count < 4; count += 1) statuses.push((await ask(proxy, '/')).status);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    });

    test('without the database pages are still served', async () => {
      await database.remove();
      const ready = () => fetch(`${sites[1].url}/readyz`).then(({ status }) => status);
      await expect.poll(ready).toBe(503);
      const statuses: number[] = [];
      // As long as a proxy that looks at its instances twice a second needs to give one up.
      for (let count = 0; count < PAGES_WITHOUT_DATABASE; count += 1)
        statuses.push((await ask(proxy, '/contact')).status);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    });
  });
}
