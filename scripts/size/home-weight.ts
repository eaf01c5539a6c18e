import { readdir, readFile, stat } from 'node:fs/promises';
import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { Weights } from './budgets.ts';
import { chunkClosure } from './chunk-closure.ts';

/** Entry and home page; Vite names them relative to client/. */
const HOME_MODULES = ['index.html', 'src/pages/home.tsx'];

/** Length of the body as it travels: fetch() would hand it out unpacked. */
function transferredBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'br') {
        reject(new Error(`${url} did not answer 200 in brotli.`));
      }
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => {
        resolve(bytes);
      });
    }).on('error', reject);
  });
}

/** Every script of the home page with its gzip size in bytes, heaviest first. */
export async function homeScripts(dist: URL): Promise<{ file: string; bytes: number }[]> {
  const manifest = JSON.parse(
    await readFile(new URL('.vite/manifest.json', dist), 'utf8'),
  ) as Manifest;
  const files = chunkClosure(manifest, HOME_MODULES).filter((file) => file.endsWith('.js'));
  const scripts = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(new URL(file, dist));
      return { file, bytes: gzipSync(content, { level: 9 }).length };
    }),
  );
  return scripts.sort((a, b) => b.bytes - a.bytes);
}

async function fontBytes(dist: URL): Promise<number> {
  const names = await readdir(new URL('assets/', dist));
  const fonts = names.filter((name) => name.endsWith('.woff2'));
  const stats = await Promise.all(fonts.map((name) => stat(new URL(`assets/${name}`, dist))));
  return stats.reduce((sum, { size }) => sum + size, 0);
}

/**
 * What a first visit to the home page weighs.
 * @param siteUrl origin of a running site made from `dist`
 * @param dist the folder dist/client/
 */
export async function homeWeights(siteUrl: string, dist: URL): Promise<Weights> {
  const [document, scripts, fonts] = await Promise.all([
    transferredBytes(`${siteUrl}/`),
    homeScripts(dist),
    fontBytes(dist),
  ]);
  const script = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  return { document, script, fonts };
}
