import { chromium } from 'playwright';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium and its siblings under the names that systems give them. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const installFolders: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

/** Files that exist and may be a browser: the ones of the system, then Playwright's own download. */
export function browserCandidates(env: NodeJS.ProcessEnv = process.env): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const installed = installFolders[process.platform] ?? [];
  return [...onPath, ...installed, chromium.executablePath()].filter((file) => existsSync(file));
}
