import { describeWithDatabase, silentLogger } from '#tests/setup/databases.ts';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { runOperation } from '#server/cli/staff-operations.ts';
import { callChannel } from './call-channel.ts';
import { type ChannelAddress, readChannelFile } from './channel-file.ts';
import { serveChannel } from './serve-channel.ts';

describeWithDatabase('the channel for staff commands', (opened) => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'channel-test-'));
    return () => rm(dataDir, { recursive: true, force: true });
  });
  async function serve() {
    const parts = { database: opened(), clock: () => new Date() };
    const channel = await serveChannel({
      dataDir,
      logger: silentLogger,
      run: (operation, input) => runOperation(parts, operation, input),
    });
    onTestFinished(() => channel.close());
    return { channel, address: (await readChannelFile(dataDir)) as ChannelAddress };
  }

  test('does what the owner of the folder asks', async () => {
    const { address } = await serve();
    expect(await callChannel(address, 'ping', {})).toEqual({ output: 'pong' });
    expect(await callChannel(address, 'posts.list', {})).toEqual({ output: [] });
  });

  test('keeps its address from everyone else on the machine', async () => {
    await serve();
    const { mode } = await stat(join(dataDir, 'staff-channel.json'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('does nothing for somebody without the token', async () => {
    const { address } = await serve();
    const url = `http://127.0.0.1:${address.port}/`;
    const body = JSON.stringify({ operation: 'ping', input: {} });
    for (const headers of [{}, { Authorization: 'Bearer ' }, { Authorization: address.token }]) {
      const answer = await fetch(url, { method: 'POST', body, headers });
      expect(answer.status).toBe(403);
    }
    const wrong = { ...address, token: address.token.replace(/^./, '*') };
    expect(await callChannel(wrong, 'ping', {})).toBeUndefined();
  });

  test('says what it cannot do in one sentence', async () => {
    const { address } = await serve();
    await expect(callChannel(address, 'posts.explode', {})).rejects.toThrow(/restart the server/);
    await expect(callChannel(address, 'posts.list', { a: 1 })).rejects.toThrow(
      /restart the server/,
    );
    await expect(callChannel(address, 'constructor', {})).rejects.toThrow(/restart the server/);
    await expect(callChannel(address, 'posts.preview', { slug: 'no', hours: 1 })).rejects.toThrow(
      'The database has no post "no"; run "posts sync" first.',
    );
  });

  test('takes its address with it, but not that of a server which came after', async () => {
    const { channel } = await serve();
    const later = { port: 1, token: 'x'.repeat(43) };
    await writeFile(join(dataDir, 'staff-channel.json'), JSON.stringify(later));
    await channel.close();
    expect(JSON.parse(await readFile(join(dataDir, 'staff-channel.json'), 'utf8'))).toEqual(later);

    const second = await serve();
    await second.channel.close();
    expect(await readChannelFile(dataDir)).toBeUndefined();
    expect(await callChannel(second.address, 'ping', {})).toBeUndefined();
  });
});

test('another program on the port of a killed server is not mistaken for it', async () => {
  const other = createServer((_req, res) => res.end('hello')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await callChannel({ port, token: 'x'.repeat(43) }, 'ping', {})).toBeUndefined();
});
