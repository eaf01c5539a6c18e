import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { browserCandidates, type Kind } from './browser-candidates.ts';

const runFile = promisify(execFile);
const playwrightFolder = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
const playwrightCli = join(playwrightFolder, 'cli.js');

export type BrowserSearch =
  | { readonly executablePath: string }
  /** A sentence for the last lines of a test run. */
  | { readonly missing: string };

interface Wanted {
  readonly install: boolean;
  readonly kind?: Kind;
}

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

type Program = readonly [program: string, args: readonly string[]];

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

/** Ways to get a browser, gentlest first; each may fail, which the next look finds out. */
function wholeInstallations(): Program[] {
  const download: Program[] = [[process.execPath, [playwrightCli, 'install', 'chromium']]];
  if (!isRoot) return download;
  return [
    ...download,
    [process.execPath, [playwrightCli, 'install-deps', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ];
}

/**
 * It only spares work, so a network that is closed or slow is soon given up; what has come is unpacked without
 * a limit, which could leave the packages of the machine half done.
 */
const SHELL_FROM_APT = `
impatient='-o Acquire::http::Timeout=10 -o Acquire::Retries=0'
install='install -y --no-install-recommends chromium-headless-shell'
timeout 60 apt-get $impatient -o APT::Update::Error-Mode=any update
timeout 90 apt-get $impatient $install --download-only
apt-get $install --no-download`;

const installations: Readonly<Record<Kind, () => Program[]>> = {
  whole: wholeInstallations,
  shell: () => (isRoot ? [['sh', ['-ec', SHELL_FROM_APT]]] : []),
};

async function installBrowser(kind: Kind): Promise<string | undefined> {
  for (const [program, args] of installations[kind]()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runFile(program, args, { env, timeout: 5 * 60_000 }).catch(() => undefined);
    const found = await firstWorking(browserCandidates(kind));
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds a Chromium: CHROMIUM_PATH, then the system's, then Playwright's download; with `install` it
 * then tries to download one. Who asks for the shell gets the whole one where there is none.
 * @throws Error when CHROMIUM_PATH names something that is not there
 */
export async function findBrowser({ install, kind = 'whole' }: Wanted): Promise<BrowserSearch> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  const look = async (wanted: Kind) =>
    (await firstWorking(chosen ? [chosen] : browserCandidates(wanted))) ??
    (install ? await installBrowser(wanted) : undefined);
  const whole = await look('whole');
  const found = kind === 'shell' ? ((await look('shell')) ?? whole) : whole;
  if (found) return { executablePath: found };
  return {
    missing: install
      ? 'no Chromium or Chrome was found, and none could be downloaded (CHROMIUM_PATH can name one)'
      : 'no Chromium or Chrome was found (CHROMIUM_PATH can name one)',
  };
}
