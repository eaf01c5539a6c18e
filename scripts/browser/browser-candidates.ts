import { chromium } from 'playwright';
import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** Which Chromium: the one of people, or the one without windows (docs/decisions/one-test-command.md). */
export type Kind = 'whole' | 'shell';

/** Chromium and its siblings under the names that systems give them. */
const names: Readonly<Record<Kind, readonly string[]>> = {
  whole: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
};

const installFolders: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

const SHELL_FOLDER = 'chromium_headless_shell-';

/** Files that exist and may be a browser: the ones of the system, then Playwright's own download. */
export function browserCandidates(kind: Kind): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names[kind].flatMap((name) => folders.map((folder) => join(folder, name)));
  const whole = chromium.executablePath();
  const installed =
    kind === 'whole' ? [...(installFolders[process.platform] ?? []), whole] : shellBeside(whole);
  return [...onPath, ...installed].filter((file) => existsSync(file));
}

/** Whether a program is a Chromium without windows. */
export const isShell = (file: string): boolean => /headless[-_]shell/.test(basename(file));

/** Playwright downloads both, and tells where one of them is: in `chromium-1255`, beside `chromium_headless_shell-1255`. */
function shellBeside(whole: string): string[] {
  const folder = /^.*[/\\]chromium-\d+/.exec(whole)?.[0].replace(/chromium-(?=\d+$)/, SHELL_FOLDER);
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder).flatMap((part) =>
    ['chrome-headless-shell', 'chrome-headless-shell.exe'].map((name) => join(folder, part, name)),
  );
}
