import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '#scripts/site/free-port.ts';
import { type Peer, startPeer } from './peer-process.ts';

/** One answer as bytes, ready to be sent. */
export interface PlainAnswer {
  readonly status: number;
  /** Name and value in turn, without the length. */
  readonly headers: readonly string[];
  readonly etag?: string | undefined;
  readonly body: Buffer;
}

/** What belongs to a connection or to a moment; every server says it for itself. */
const OWN_HEADERS = new Set([
  'content-length',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

/** What a server answers to a browser: the bytes and headers as they are sent. */
export function fetchPlain(url: string): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      const { rawHeaders } = response;
      const headers = rawHeaders.filter(
        (_, index) => !OWN_HEADERS.has(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ''),
      );
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers: named } = response;
        resolve({ status, headers, etag: named.etag, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

/**
 * Starts a server of node:http alone, in a process of its own.
 * @param answers by path
 * @param core the one processor core it may use; all of them when left out
 */
export async function startPlain(
  answers: ReadonlyMap<string, PlainAnswer>,
  core?: number,
): Promise<Peer> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-plain-'));
  const file = join(folder, 'answers.json');
  const stored = [...answers].map(([path, answer]) => ({
    ...answer,
    path,
    body: answer.body.toString('base64'),
  }));
  await writeFile(file, JSON.stringify(stored));
  const port = await freePort();
  const script = fileURLToPath(new URL('plain-process.ts', import.meta.url));
  const command = [process.execPath, '--import', 'tsx', script, file, String(port)];
  return startPeer({ command, port, folder, core, ready: (stdout) => once(stdout, 'data') });
}
