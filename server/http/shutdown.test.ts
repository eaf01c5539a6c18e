import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createShutdown, createLifecycle } from './shutdown.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

function signal() {
  let raise: () => void = () => undefined;
  const raised = new Promise<void>((resolve) => {
    raise = resolve;
  });
  return { raise, raised };
}

async function serve(listener: RequestListener, { graceMs = 0, cutMs = 5_000 } = {}) {
  const server = createServer(listener);
  const lifecycle = createLifecycle();
  const closed: string[] = [];
  const close = () => Promise.resolve(void closed.push('database'));
  const shutdown = createShutdown({ server, lifecycle, close, graceMs, cutMs });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  cleanUps.push(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const fetchStatus = async () => {
    const request = get({ port, host: '127.0.0.1', agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return { status: response.statusCode, connection: response.headers.connection };
  };
  return { shutdown, lifecycle, closed, port, fetchStatus };
}

test('a request in flight finishes with 200 before the database closes', async () => {
  const arrived = signal();
  const release = signal();
  const { shutdown, lifecycle, closed, fetchStatus } = await serve((_req, res) => {
    arrived.raise();
    void release.raised.then(() => {
      closed.push('answer');
      res.end('done');
    });
  });
  const answer = fetchStatus();
  await arrived.raised;
  const stopped = shutdown.stop();
  expect(lifecycle.isDraining()).toBe(true);
  expect(closed).toEqual([]);
  release.raise();
  expect(await answer).toEqual({ status: 200, connection: 'close' });
  await stopped;
  expect(closed).toEqual(['answer', 'database']);
});

test('an answer whose headers were sent before the stop is still sent whole', async () => {
  const arrived = signal();
  const release = signal();
  const { shutdown, fetchStatus } = await serve((_req, res) => {
    res.writeHead(200, { 'Content-Length': '4' });
    res.write('ha');
    arrived.raise();
    void release.raised.then(() => res.end('lf'));
  });
  const answer = fetchStatus();
  await arrived.raised;
  const stopped = shutdown.stop();
  release.raise();
  expect(await answer).toMatchObject({ status: 200 });
  await stopped;
});

test('a client on a keep-alive connection gets Connection: close and never a reset', async () => {
  const { shutdown, fetchStatus } = await serve((_req, res) => res.end('ok'), { graceMs: 200 });
  expect(await fetchStatus()).toEqual({ status: 200, connection: 'keep-alive' });
  const stopped = shutdown.stop();
  // The same connection, used again while draining.
  expect(await fetchStatus()).toEqual({ status: 200, connection: 'close' });
  await stopped;
});

test('headers written as a flat list say close as well while draining', async () => {
  const { shutdown, fetchStatus } = await serve(
    (_req, res) => res.writeHead(200, ['Content-Length', '2']).end('ok'),
    { graceMs: 200 },
  );
  const stopped = shutdown.stop();
  expect(await fetchStatus()).toEqual({ status: 200, connection: 'close' });
  await stopped;
});

test('connections that are idle or never spoke end cleanly and hold nothing up', async () => {
  const { shutdown, port, fetchStatus } = await serve((_req, res) => res.end('ok'));
  await fetchStatus();
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const ended = once(silent, 'close');
  silent.resume();
  await shutdown.stop();
  expect(await ended).toEqual([false]);
});

test('a request that never ends is cut after the limit', async () => {
  const arrived = signal();
  const { shutdown, closed, fetchStatus } = await serve(() => arrived.raise(), { cutMs: 100 });
  const answer = fetchStatus().catch((error: unknown) => error);
  await arrived.raised;
  await shutdown.stop();
  expect(await answer).toMatchObject({ code: 'ECONNRESET' });
  expect(closed).toEqual(['database']);
});

test('stopping twice is stopping once', async () => {
  const { shutdown, closed } = await serve((_req, res) => res.end());
  await Promise.all([shutdown.stop(), shutdown.stop()]);
  expect(closed).toEqual(['database']);
});

test('a visitor who connected while the process was busy is answered before the port closes', async () => {
  const { shutdown, port } = await serve((_req, res) => res.end('done'));
  // From here the loop goes on with timers, the end of the grace among them, before it accepts anybody.
  await new Promise(setImmediate);
  const stopped = shutdown.stop();
  const socket = connect(port, '127.0.0.1');
  cleanUps.push(() => socket.destroy());
  socket.end('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => process.nextTick(resolve));
  // The connection stands before this process gets round to it, and the grace is over by then.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /);
  await stopped;
});
