import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { withOneHost } from './one-host.ts';

const MANY_BYTES = 64 * 1024 * 1024;

test('a reader that never reads is cut off', async () => {
  const server = createServer((_req, res) => res.end(Buffer.alloc(MANY_BYTES)));
  onTestFinished(() => void server.close());
  const port = await listen(server, '127.0.0.1', 0, 20);
  const closed = new Promise<void>((resolve) => {
    server.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  const reader = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void reader.destroy());
  reader.on('error', () => undefined);
  reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await closed;
});

test('without another wish, silence may last a minute', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await listen(server, '127.0.0.1', 0);
  expect(server.timeout).toBe(60_000);
});

test.each([
  ['Host: a', 200],
  ['Host: a\r\nHost: a', 400],
  ['host: a\r\nHOST: b', 400],
])('%j is answered with %i', async (hosts, status) => {
  const server = createServer(withOneHost((_req, res) => res.end()));
  onTestFinished(() => void server.close());
  const port = await listen(server, '127.0.0.1', 0);
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(`GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain(`HTTP/1.1 ${status} `);
});
