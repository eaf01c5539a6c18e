import { readdir, readFile, stat } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** The entry and what it runs a task later; a page's own code is not among them. */
const FIRST_VISIT = ['index.html', 'src/app/hydrate-root.ts'];

/** A file of the first visit with its size in bytes as it travels. */
export interface Weighed {
  readonly name: string;
  readonly bytes: number;
}

/**
 * The documents at these addresses as they are sent: headers, and CSS with the rest in brotli. Heaviest
 * first. The page that is not there is one of them.
 * @param siteUrl origin of a running site
 */
export async function documentSizes(siteUrl: string, paths: readonly string[]): Promise<Weighed[]> {
  const sizes = await Promise.all(
    paths.map(async (name) => ({ name, bytes: await answeredBytes(siteUrl + name) })),
  );
  return sizes.sort(byWeight);
}

/** Length of the answer as it travels: fetch() would hand it out unpacked. */
function answeredBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.headers['content-encoding'] !== 'br') {
        reject(new Error(`${url} did not answer in brotli.`));
      }
      let bytes = headBytes(response);
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        resolve(bytes);
      });
    }).on('error', reject);
  });
}

function headBytes({
  httpVersion,
  statusCode,
  statusMessage,
  rawHeaders,
}: IncomingMessage): number {
  const first = `HTTP/${httpVersion} ${String(statusCode)} ${String(statusMessage)}`;
  // Names and values in turn, and an empty line at the end.
  const lines = rawHeaders.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`));
  return Buffer.byteLength(`${first}\r\n${lines.join('')}\r\n`);
}

/**
 * Every script that any page loads before user activation, gzip, heaviest first: the entry and
 * what it imports. A page's own code comes later (docs/start.md).
 * @param dist the folder dist/client/
 */
export async function scriptSizes(dist: URL): Promise<Weighed[]> {
  const manifest = JSON.parse(
    await readFile(new URL('.vite/manifest.json', dist), 'utf8'),
  ) as Manifest;
  const files = chunkClosure(manifest, FIRST_VISIT).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(
    files.map(async (name) => {
      const content = await readFile(new URL(name, dist));
      return { name, bytes: gzipSync(content, { level: 9 }).length };
    }),
  );
  return scripts.sort(byWeight);
}

/** The files of the site's own fonts, heaviest first. */
export async function fontSizes(dist: URL): Promise<Weighed[]> {
  const files = await readdir(new URL('assets/', dist));
  const fonts = await Promise.all(
    files
      .filter((file) => file.endsWith('.woff2'))
      .map(async (file) => {
        const name = `assets/${file}`;
        return { name, bytes: (await stat(new URL(name, dist))).size };
      }),
  );
  return fonts.sort(byWeight);
}

function byWeight(a: Weighed, b: Weighed): number {
  return b.bytes - a.bytes;
}

/**
 * The files a module needs before it can run: its own chunk and everything imported statically from
 * there, each once. What is loaded with `import()` later on is not among them.
 * @throws Error when the manifest does not know the module
 */
export function chunkClosure(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`Vite's manifest has no ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}
