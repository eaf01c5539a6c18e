import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createRepeatedAnswers } from './repeated-answers.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const content = Buffer.from('<h1>A clinic at night</h1>');
const body = {};

interface Counts {
  written: number;
  repeated: number;
}

/** A server that answers as the page writer does; counts who wrote each answer. */
async function serve(now: () => number, prepare?: (res: ServerResponse) => void) {
  const answers = createRepeatedAnswers(now);
  const counts: Counts = { written: 0, repeated: 0 };
  server = createServer((req, res) => {
    prepare?.(res);
    if (answers.repeat(req, res, body)) {
      counts.repeated += 1;
      return;
    }
    counts.written += 1;
    res.writeHead(200, ['Content-Type', 'text/html', 'Content-Length', String(content.length)]);
    answers.remember(req, res, body, content);
    res.end(req.method === 'HEAD' ? undefined : content);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, counts };
}

/** Sends everything on one connection and gives back all bytes, without their dates. */
function exchange(port: number, requests: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    connect(port, '127.0.0.1')
      .on('data', (chunk) => chunks.push(chunk))
      .on('error', reject)
      .on('close', () => {
        resolve(
          Buffer.concat(chunks)
            .toString('latin1')
            .replaceAll(/\r\nDate: [^\r]+/g, ''),
        );
      })
      .end(requests);
  });
}

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const getAndClose = get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
const stopped = () => 0;

test('a copy has the very bytes that Node wrote', async () => {
  const { counts, port } = await serve(stopped);
  const [first, second] = [await exchange(port, get), await exchange(port, get)];
  expect(counts).toEqual({ written: 1, repeated: 1 });
  expect(first).toContain('HTTP/1.1 200 OK');
  expect(first).toContain('<h1>A clinic at night</h1>');
  expect(second).toBe(first);
});

test('answers to requests that were sent all at once arrive whole and in order', async () => {
  const { counts, port } = await serve(stopped);
  const one = await exchange(port, get);
  expect(await exchange(port, get.repeat(5))).toBe(one.repeat(5));
  expect(counts.repeated).toBe(5);
});

test('Node writes anew in every second, so that the date is right', async () => {
  let milliseconds = 0;
  const { counts, port } = await serve(() => milliseconds);
  await exchange(port, get);
  milliseconds = 1_000;
  await exchange(port, get);
  expect(counts).toEqual({ written: 2, repeated: 0 });
});

test.each([
  ['a reader who closes the connection', getAndClose],
  ['a reader who asks for the headers alone', get.replace('GET', 'HEAD')],
  ['a reader who speaks HTTP/1.0', get.replace('1.1', '1.0')],
])('%s gets no copy and leaves none', async (_reader, request) => {
  const { counts, port } = await serve(stopped);
  await exchange(port, request);
  await exchange(port, get);
  await exchange(port, request);
  expect(counts).toEqual({ written: 3, repeated: 0 });
});

test('a server that drains sends no copies, because each answer must say that it closes', async () => {
  let isDraining = false;
  const { counts, port } = await serve(stopped, (res) => {
    if (isDraining) res.setHeader('Connection', 'close');
  });
  await exchange(port, get);
  isDraining = true;
  expect(await exchange(port, get)).toContain('Connection: close');
  expect(counts).toEqual({ written: 2, repeated: 0 });
});
