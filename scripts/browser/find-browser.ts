import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { browserCandidates } from './browser-candidates.ts';

const runFile = promisify(execFile);
const playwrightFolder = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
const playwrightCli = join(playwrightFolder, 'cli.js');

export type BrowserSearch =
  | { readonly executablePath: string }
  /** A sentence for the last lines of a test run. */
  | { readonly missing: string };

/** A downloaded browser without the system's libraries, or Ubuntu's empty stub, exists and is none. */
async function works(file: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  return runFile(file, ['--version', '--no-sandbox'], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

async function firstWorking(files: readonly string[]): Promise<string | undefined> {
  for (const file of files) if (await works(file)) return file;
  return undefined;
}

/** Ways to get a browser, gentlest first; each may fail, which the next look finds out. */
function installations(): [program: string, args: string[]][] {
  const download: [string, string[]][] = [
    [process.execPath, [playwrightCli, 'install', 'chromium']],
  ];
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return download;
  return [
    ...download,
    [process.execPath, [playwrightCli, 'install-deps', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ];
}

async function installBrowser(): Promise<string | undefined> {
  for (const [program, args] of installations()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runFile(program, args, { env, timeout: 5 * 60_000 }).catch(() => undefined);
    const found = await firstWorking(browserCandidates());
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds a Chromium: CHROMIUM_PATH, then the system's, then Playwright's download; with `install` it
 * then tries to download one.
 * @throws Error when CHROMIUM_PATH names something that is not there
 */
export async function findBrowser({ install }: { install: boolean }): Promise<BrowserSearch> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  const found =
    (await firstWorking(chosen ? [chosen] : browserCandidates())) ??
    (install ? await installBrowser() : undefined);
  if (found) return { executablePath: found };
  return {
    missing: install
      ? 'no Chromium or Chrome was found, and none could be downloaded (CHROMIUM_PATH can name one)'
      : 'no Chromium or Chrome was found (CHROMIUM_PATH can name one)',
  };
}
