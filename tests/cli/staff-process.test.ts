import { readyAddress, spawnServer } from '#tests/api/support/spawn-server.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { freshPostgresUrl, missingPostgres } from '#tests/setup/databases.ts';
import { freshDataDir } from '#tests/setup/embedded-template.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postFolder } from './support/post-folder.ts';
import { spawnStaff } from './support/spawn-staff.ts';

/** Each of these starts processes that compile the sources and open a database. */
const PROCESSES_MS = 300_000;

type Settings = Readonly<Record<string, string>>;

async function embedded(): Promise<Settings> {
  const dataDir = await freshDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED_SAMPLE: '0' };
}

async function postgres(): Promise<Settings> {
  const { url, remove } = await freshPostgresUrl();
  onTestFinished(remove);
  const dataDir = await mkdtemp(join(tmpdir(), 'staff-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED_SAMPLE: '0' };
}

const missingServer = missingPostgres();
/** What a backup of the embedded one holds is asked without processes (backup.test.ts), and here in the long run. */
const engines = [
  { name: 'embedded', backsUp: isSweep || missingServer !== undefined, settings: embedded },
  { name: 'postgres', backsUp: true, missing: missingServer, settings: postgres },
];

describe.each(engines)('staff commands ($name)', ({ settings, missing, backsUp }) => {
  test.skipIf(missing)(
    'change what a running server shows and back it up, survive its death, and bring everything back while none runs',
    { timeout: PROCESSES_MS },
    async () => {
      const env = await settings();
      const folder = await postFolder();
      await folder.write('a');
      const server = spawnServer(env);
      onTestFinished(() => void server.process.kill('SIGKILL'));
      const address = await readyAddress(server);
      const slugs = async () => {
        let answer = await fetch(`${address}/api/blog/published`);
        // On a busy machine the database may need longer than one answer may take.
        while (answer.status === 503) answer = await fetch(`${address}/api/blog/published`);
        const { posts } = (await answer.json()) as { posts: { slug: string }[] };
        return posts.map(({ slug }) => slug);
      };
      expect(await slugs()).toEqual([]);

      const publish = await spawnStaff(['posts', 'publish', 'a', '--folder', folder.path], env);
      expect(publish).toMatchObject({ code: 0 });
      expect(await slugs()).toEqual(['a']);

      // As the chat does: a server that is busy (503) is asked again, under the same key.
      await expect
        .poll(async () => {
          const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one' };
          const body = JSON.stringify(buildLead());
          const sent = { method: 'POST', headers, body };
          return (await fetch(`${address}/api/chat-contact`, sent)).status;
        })
        .toBe(200);
      const backup = join(folder.path, 'backup');
      if (backsUp) {
        expect(await spawnStaff(['backup', backup], env)).toMatchObject({ code: 0, notes: '' });
      }

      server.process.kill('SIGKILL');
      await server.exit;
      const list = await spawnStaff(['posts', 'list', '--json'], env);
      expect(list).toMatchObject({ code: 0, notes: '' });
      expect(JSON.parse(list.out)).toMatchObject([{ slug: 'a', status: 'published', live: true }]);
      if (!backsUp) return;
      const erase = ['leads', 'delete', '--email', buildLead().email, '--yes'];
      expect(await spawnStaff(erase, env)).toMatchObject({ code: 0 });
      const restore = await spawnStaff(['restore', backup, '--force'], env);
      expect(restore).toMatchObject({ code: 0 });
      const { out } = await spawnStaff(['leads', 'list', '--json'], env);
      expect(JSON.parse(out)).toMatchObject([{ email: buildLead().email }]);
    },
  );
});

test(
  'a command waits for another one that has the embedded database',
  { timeout: PROCESSES_MS },
  async () => {
    const env = await embedded();
    const results = await Promise.all([
      spawnStaff(['posts', 'list', '--json'], env),
      spawnStaff(['posts', 'list', '--json'], env),
    ]);
    expect(results).toEqual([
      { code: 0, out: '[]\n', notes: '' },
      { code: 0, out: '[]\n', notes: '' },
    ]);
  },
);

test(
  'a database that cannot be reached is explained in one sentence',
  { timeout: PROCESSES_MS },
  async () => {
    const env = { DATABASE_URL: 'postgres://site:hunter2@127.0.0.1:1/site' };
    const { code, out, notes } = await spawnStaff(['posts', 'list'], env);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(notes).toMatch(/^(?!.*hunter2)No PostgreSQL answers at .+\.\n$/);
  },
);

test(
  'exit codes: 0 for help, 1 for a finding, 2 for wrong use',
  { timeout: PROCESSES_MS },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'staff-test-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'a.md'), 'No front matter.');
    const [help, finding, nothing, unknown] = await Promise.all([
      spawnStaff(['posts', '--help'], {}),
      spawnStaff(['posts', 'lint', '--folder', folder], {}),
      spawnStaff([], {}),
      spawnStaff(['posts', 'explode'], {}),
    ]);
    expect(help).toMatchObject({ code: 0, notes: '' });
    expect(help.out).toMatch(/publish .*schedule /s);
    expect(finding.code).toBe(1);
    expect(nothing).toMatchObject({ code: 2, out: '' });
    expect(unknown).toMatchObject({ code: 2, out: '' });
  },
);
