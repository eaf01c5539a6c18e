import { freshPostgresUrl, missingPostgres } from '#tests/setup/databases.ts';
import { freshDataDir } from '#tests/setup/embedded-template.ts';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readyAddress, type SpawnedServer, spawnServer } from './support/spawn-server.ts';

const START_MS = 180_000;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'start-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A port on which something listens; a function says nothing to whoever connects. */
async function takenPort(): Promise<number> {
  const server = createServer((socket) => socket.on('error', () => undefined).end()).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function expectOneSentence(server: SpawnedServer, sentence: RegExp) {
  expect(await server.exit).toBe(1);
  expect(server.stderr().trimEnd().split('\n')).toEqual([expect.stringMatching(sentence)]);
  expect(server.stdout()).toBe('');
}

test('a taken port ends the start with one sentence', { timeout: START_MS }, async () => {
  const port = String(await takenPort());
  const server = spawnServer({ PORT: port, DATA_DIR: await temporaryFolder() });
  await expectOneSentence(
    server,
    new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken .+PORT\\.$`),
  );
});

test(
  'a folder that cannot be one ends the start with one sentence',
  { timeout: START_MS },
  async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    await expectOneSentence(spawnServer({ DATA_DIR: file }), /^The folder .+DATA_DIR.+\.$/);
  },
);

test(
  'a DATABASE_URL that leads nowhere ends the start with one sentence and without its password',
  {
    timeout: START_MS,
  },
  async () => {
    const server = spawnServer({ DATABASE_URL: 'postgres://site:hunter2@127.0.0.1:1/site' });
    await expectOneSentence(server, /^(?!.*hunter2).+DATABASE_URL.+\.$/);
  },
);

test(
  'a DATABASE_URL that leads to something else ends the start with one sentence',
  {
    timeout: START_MS,
  },
  async () => {
    const server = spawnServer({ DATABASE_URL: `postgres://127.0.0.1:${await takenPort()}/site` });
    await expectOneSentence(server, /^.+DATABASE_URL.+\.$/);
  },
);

test(
  'wrong settings end the start with one message that names them all',
  {
    timeout: START_MS,
  },
  async () => {
    const server = spawnServer({ PORT: 'http', DATABASE_URL: 'mysql://site:hunter2@db/site' });
    expect(await server.exit).toBe(1);
    expect(server.stderr()).toMatch(/PORT is "http"; accepted: .+\n {2}DATABASE_URL is /);
    expect(server.stderr()).not.toContain('hunter2');
  },
);

const missing = missingPostgres();

/** Settings of a database that is migrated and empty. */
const databases = {
  async embedded() {
    const dataDir = await freshDataDir();
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    return { DATA_DIR: dataDir };
  },
  async PostgreSQL() {
    const { url, remove } = await freshPostgresUrl();
    onTestFinished(remove);
    return { DATABASE_URL: url, DATA_DIR: await temporaryFolder() };
  },
};

test.for(['embedded', 'PostgreSQL'] as const)(
  'a server started on %s says where, on one line of stdout, and SIGTERM ends it with 0',
  {
    timeout: START_MS,
  },
  async (engine, { skip }) => {
    if (engine === 'PostgreSQL') skip(missing !== undefined, missing);
    const server = spawnServer({
      ...(await databases[engine]()),
      PUBLIC_ULR: 'x',
      GA_API_SECRET: 'x',
    });
    const address = await server.address;
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const ready = await fetch(`${address}/readyz`);
    expect(ready.status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    // From the sources Vite may have a word beside it.
    const lines = server.stdout().split('\n');
    expect(lines.filter((line) => line.includes('listening'))).toEqual([`listening on ${address}`]);
    // No lead channel is set up, and whoever starts the server must see that.
    expect(server.stderr()).toMatch(/sent to nobody: set SMTP_URL and LEADS_EMAIL_TO/);
    expect(server.stderr()).toMatch(/PUBLIC_ULR.+did you mean PUBLIC_URL/);
    expect(server.stderr()).toMatch(/GA_API_SECRET.+GA_MEASUREMENT_ID/);
  },
);

test.each([
  ['is ready before anybody asks', '1', /-br"$/],
  ['is made when somebody asks where PREPARE is 0, and only then', '0', /-brf"$/],
])('a page %s', { timeout: START_MS }, async (_, PREPARE, tag) => {
  const dataDir = await freshDataDir();
  const server = spawnServer({ DATA_DIR: dataDir, PREPARE });
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.exit;
    await rm(dataDir, { recursive: true, force: true });
  });
  // What comes while it starts is answered before anything is prepared.
  const address = await readyAddress(server);
  const { headers } = await fetch(`${address}/elo`, { headers: { 'accept-encoding': 'br' } });
  // Whoever waits gets what is compressed fast, where that fits one flight, and a tag that says so.
  expect(headers.get('etag')).toMatch(tag);
});
