import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserSearch, findBrowser } from '#scripts/browser/find-browser.ts';

const runFile = promisify(execFile);

/** The kinds of browsers that people have; Safari is not to be had on Linux, WebKitGTK has its engine. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The programs of an engine, by what each is for, or why it cannot be had. */
export type EngineSearch = BrowserSearch | WebKitPrograms;
export interface WebKitPrograms {
  readonly driver: string;
  readonly executablePath: string;
  /** Its windows need a display, which no server has. */
  readonly display: string;
}

/** Debian's packages, installed where the tests run as root. */
const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

function firefox(): EngineSearch {
  const executablePath = process.env.FIREFOX_PATH ?? onPath('firefox', 'firefox-esr');
  return executablePath
    ? { executablePath }
    : { missing: 'no Firefox was found (FIREFOX_PATH can name one)' };
}

function webkit(): EngineSearch {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  // Not on the path: its folder is named after the processor.
  const executablePath = ['', ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])]
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
  return driver && display && executablePath
    ? { driver, display, executablePath }
    : { missing: 'no WebKitGTK was found (Debian: webkit2gtk-driver and xvfb)' };
}

/**
 * Finds the programs of an engine; with `install` it asks apt for what is missing, as root only.
 */
export async function findEngine(
  name: EngineName,
  { install }: { install: boolean },
): Promise<EngineSearch> {
  if (name === 'chromium') return findBrowser({ install });
  const find = name === 'firefox' ? firefox : webkit;
  const found = find();
  if (!('missing' in found) || !install || process.getuid?.() !== 0) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    runFile('apt-get', args, { env, timeout: 5 * 60_000 }).catch(() => undefined);
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...packages[name]);
  return find();
}
