import type { Site } from '#scripts/site/start-site.ts';
import { systemProgram } from '#tests/setup/system-program.ts';
import { Agent } from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AcmeServer, startAcmeServer } from './support/acme-server.ts';
import { ask, DOMAIN, type RunningProxy, startCaddy } from './support/proxy.ts';
import { startOwnSite } from './support/start-own-site.ts';

const programs = {
  caddy: systemProgram('caddy', 'caddy'),
  pebble: systemProgram('pebble', 'pebble'),
  names: systemProgram('pebble-challtestsrv', 'pebble'),
};
const missing = Object.values(programs).find((program) => 'reason' in program);
const pathOf = (program: keyof typeof programs) => {
  const found = programs[program];
  return 'path' in found ? found.path : '';
};

describe.skipIf(missing !== undefined)(
  `a certificate${missing ? ` (skipped: ${missing.reason})` : ''}`,
  () => {
    let site: Site;
    let authority: AcmeServer;
    let proxy: RunningProxy;

    beforeAll(async () => {
      site = await startOwnSite({
        env: { PUBLIC_URL: `https://${DOMAIN}`, TRUST_PROXY: 'loopback' },
      });
      const port = Number(new URL(site.url).port);
      proxy = await startCaddy({
        program: pathOf('caddy'),
        instances: [port, port],
        async authority(ports) {
          const [pebble, names] = [pathOf('pebble'), pathOf('names')];
          authority = await startAcmeServer({ pebble, names }, ports);
          return authority;
        },
      });
    });
    afterAll(async () => {
      await proxy.stop();
      await authority.stop();
      await site.stop();
    });

    test('the shipped Caddyfile gets one for both names by ACME, without a word about it', async () => {
      const agent = new Agent({ ca: authority.root });
      const page = await ask(proxy, '/contact', { agent });
      expect(page.status).toBe(200);
      // The bare name has one of its own, which may come a moment later.
      await expect
        .poll(() =>
          ask(proxy, '/contact', { agent, host: 'example.org' }).then(
            ({ headers }) => headers['location'],
            String,
          ),
        )
        .toBe(`https://${DOMAIN}/contact`);
    });

    test('it is good for as long as the authority gives it', async () => {
      const until = await new Promise<Date>((resolve, reject) => {
        const options = { port: proxy.httpsPort, servername: DOMAIN, ca: authority.root };
        const socket = connect(options, () => {
          resolve(new Date(socket.getPeerCertificate().valid_to));
          socket.destroy();
        }).on('error', reject);
      });
      expect((until.getTime() - Date.now()) / 86_400_000).toBeGreaterThan(88);
    });
  },
);
