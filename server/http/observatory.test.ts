import { isSweep } from '#tests/setup/sweep.ts';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const INSTALL_TIMEOUT_MS = 300_000;
/** What rules that are newer than the package add for these two (its repository, 1.6.3). */
const NEWER = { 'Cross-Origin-Opener-Policy': 10, 'Cross-Origin-Embedder-Policy': 10 } as const;

interface Observatory {
  readonly ALL_TESTS: readonly ((requests: Requests) => { readonly result: string | null })[];
  readonly getScoreModifier: (result: string) => number;
  readonly emptyRequests: () => Requests;
  readonly setHeader: (response: unknown, name: string, value: string) => void;
}

interface Requests {
  readonly responses: { readonly auto: unknown; https: unknown };
}

/** The published package, in a folder of its own: its install script would fetch lists from elsewhere. */
async function install(): Promise<Observatory> {
  const folder = await mkdtemp(join(tmpdir(), 'observatory-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const flags = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['install', ...flags, `${PACKAGE}@${VERSION}`], { cwd: folder });
  const root = join(folder, 'node_modules', PACKAGE);
  await mkdir(join(root, 'conf'), { recursive: true });
  // Whether a name is on the browsers' list of https names is its owner's to arrange.
  await writeFile(join(root, 'conf/hsts-preload.json'), '{}');
  const parts = ['src/constants.js', 'src/grader/grader.js', 'test/helpers.js'].map(
    (path) => import(/* @vite-ignore */ pathToFileURL(join(root, path)).href) as Promise<object>,
  );
  return Object.assign({}, ...(await Promise.all(parts))) as Observatory;
}

test.skipIf(!isSweep)(
  "pages score at least 130 by the published rules of Mozilla's Observatory, and 140 by its newer ones",
  { timeout: INSTALL_TIMEOUT_MS },
  async () => {
    const { ALL_TESTS, emptyRequests, getScoreModifier, setHeader } = await install();
    const headers = securityHeaders({
      publicUrl: 'https://www.example.org',
      scriptHashes: ['sha256-script'],
      styleHashes: ['sha256-style'],
      thirdParties: [],
    });
    const requests = emptyRequests();
    for (const [name, value] of Object.entries(headers))
      setHeader(requests.responses.auto, name, value);
    requests.responses.https = requests.responses.auto;
    const results = ALL_TESTS.map((rule) => rule(requests).result ?? '');
    const score = results.reduce((sum, result) => sum + getScoreModifier(result), 100);
    expect([score, results]).toEqual([expect.toSatisfy((sum: number) => sum >= 130), results]);
    const added = Object.entries(NEWER).map(([name, bonus]) => (headers[name] ? bonus : 0));
    expect(added.reduce<number>((sum, bonus) => sum + bonus, score)).toBeGreaterThanOrEqual(140);
  },
);
