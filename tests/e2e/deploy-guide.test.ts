import { freePort } from '#scripts/site/free-port.ts';
import { freshPostgresUrl, missingPostgres } from '#tests/setup/databases.ts';
import { systemProgram } from '#tests/setup/system-program.ts';
import { readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type GuideBlock,
  guideBlocks,
  type GuideRoot,
  makeGuideRoot,
} from './support/guide-root.ts';
import { makeReleases } from './support/make-releases.ts';

const caddy = systemProgram('caddy', 'caddy');
const missing =
  process.platform === 'linux'
    ? (missingPostgres() ?? ('reason' in caddy ? caddy.reason : undefined))
    : 'systemd is Linux';
/** In the guide's own words for it; never anybody's (RFC 2606). */
const DOMAIN = 'example.test';

// One server, from empty to updated: each step stands on the one before it.
describe.skipIf(missing !== undefined)(
  `docs/deploy.md${missing === undefined ? '' : ` (skipped: ${missing})`}`,
  () => {
    let root: GuideRoot;
    let blocks: readonly GuideBlock[];
    let ports: readonly [number, number];
    const databases: Awaited<ReturnType<typeof freshPostgresUrl>>[] = [];
    const settings = () => join(root.folder, 'etc/site/site.env');

    beforeAll(async () => {
      blocks = await guideBlocks();
      ports = [await freePort(), await freePort()];
      databases.push(await freshPostgresUrl('empty'), await freshPostgresUrl('empty'));
      root = await makeGuideRoot({
        'example.org': DOMAIN,
        'postgres://site@localhost/site?host=/run/postgresql': databases[0]?.url ?? '',
        '3001': String(ports[0]),
        '3002': String(ports[1]),
      });
      await makeReleases(join(root.folder, 'root'), ['1.0.0', '1.1.0']);
    });
    afterAll(async () => {
      await root.run("systemctl stop 'site@*'");
      await root.remove();
      for (const database of databases) await database.remove();
    });

    /** Its block of that name; the steps have none. */
    const named = (name: string) => blocks.find((block) => block.name === name)?.text ?? '';
    const step = (words: string) =>
      blocks.find(({ name, text }) => name === '' && text.includes(words))?.text ?? '';
    const current = () => readlink(join(root.folder, 'opt/site/current'));
    const ready = () =>
      Promise.all(
        ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status),
      );

    test('its steps, in their order, start two instances on PostgreSQL', async () => {
      for (const words of ['apt-get install', 'createdb', 'cat > /etc/site/site.env']) {
        expect(step(words)).not.toBe('');
        await root.run(step(words));
      }
      const out = await root.run(step('systemctl enable --now'));
      expect(out).toContain('installed ');
      expect(await ready()).toEqual([200, 200]);
      const page = await fetch(`http://127.0.0.1:${ports[0]}/about`);
      expect(await page.text()).toContain(
        `<link rel="canonical" href="https://www.${DOMAIN}/about"`,
      );
    });

    test('its proxy file is one that Caddy takes', async () => {
      // The public name is not to be had here (deploy-certificate.test.ts, npm run deploy:trial).
      const lines = step('caddy validate').split('\n');
      await root.run(lines.filter((line) => !/^curl .*https:/.test(line)).join('\n'));
      const written = await readFile(join(root.folder, 'etc/caddy/Caddyfile'), 'utf8');
      expect(written).toContain(`www.${DOMAIN} {`);
    });

    test('its check asks the database and says what is wrong with the public address', async () => {
      const out = await root.run(
        step('staff.js check').replace('staff.js check', 'staff.js check || true'),
      );
      expect(out).toMatch(/^\S*\s*database\b.*PostgreSQL/m);
      expect(out).toMatch(/public/i);
    });

    test('its nightly backup can be made and read', async () => {
      expect(await root.run('systemctl start site-backup')).toContain('Backed up and read again');
    });

    test('its update and its roll-back leave both instances ready on the right release', async () => {
      const before = await current();
      await root.run(named('update'));
      expect(await current()).toMatch(/site-1\.1\.0-/);
      expect(await ready()).toEqual([200, 200]);
      await root.run(named('rollback'));
      expect(await current()).toBe(before);
      expect(await ready()).toEqual([200, 200]);
      // Each time five seconds between the instances, so that one is warm while the other starts.
      expect((await root.sleeps()).slice(-4)).toEqual(['0', '5', '0', '5']);
    });

    test('its way from the embedded database to PostgreSQL carries everything over', async () => {
      await root.run(
        'cd /opt/site/current\nSEED_SAMPLE=1 DATA_DIR=/var/lib/site node staff.js --create posts list',
      );
      const text = await readFile(settings(), 'utf8');
      await writeFile(settings(), text.replace(databases[0]?.url ?? '-', databases[1]?.url ?? '-'));
      const out = await root.run(named('move'));
      expect(out).toContain('Carried over, every row compared');
      expect(await ready()).toEqual([200, 200]);
    });

    test('its shell blocks are all run here, apart from those that a machine elsewhere runs', () => {
      const elsewhere = ['local', 'container', 'nginx'];
      expect(blocks.filter(({ name }) => name !== '').map(({ name }) => name)).toEqual(
        expect.arrayContaining([...elsewhere, 'update', 'rollback', 'move']),
      );
      expect(blocks).toHaveLength(6 + 6);
    });
  },
);
