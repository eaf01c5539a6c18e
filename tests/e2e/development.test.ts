import { startSite } from '#scripts/site/start-site.ts';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { type OpenPage, test } from './support/browser-test.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = ['client', 'content', 'package.json', 'scripts/vite', 'server', 'shared'];
const SETTINGS = ['tailwind.config.ts', 'tsconfig.json', 'vite.config.ts'];
const PAGE = 'client/src/pages/about/page.tsx';
const PART = 'client/src/pages/about/about-values.tsx';
const TEXTS = 'shared/content/about.ts';

/** Files are changed here: a copy of the sources, with the packages of the project. */
let copy: string;
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'development-'));
  for (const part of [...PARTS, ...SETTINGS]) {
    cpSync(join(projectFolder, part), join(copy, part), { recursive: true });
  }
  // Vite's own files there are the copy's.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(projectFolder, 'node_modules'))) {
    if (name.startsWith('.')) continue;
    symlinkSync(join(projectFolder, 'node_modules', name), join(copy, 'node_modules', name));
  }
  site = await startSite({ sources: copy, env: { PREPARE: '0' } });
});

afterAll(async () => {
  await site.stop();
  await rm(copy, { recursive: true, force: true });
});

/** Puts words in the place of others in a file of the copy, until the test is over. */
async function change(path: string, from: string, to: string): Promise<() => Promise<void>> {
  const file = join(copy, path);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  const mend = () => writeFile(file, before);
  onTestFinished(mend);
  await writeFile(file, before.replace(from, to));
  return mend;
}

/** What Vite and React say to a developer. */
const CHATTER = [/\[vite\]/, /React DevTools/];
const FAILED = [...CHATTER, /500 \(Internal Server Error\)/];

/** A busy machine makes some thousand modules anew for the first page, and a few for each change. */
const MODULES_MS = 150_000;
const SLOW = { timeout: 2 * MODULES_MS };

async function openAbout(openPage: OpenPage, expected: readonly RegExp[]): Promise<Page> {
  const page = await openPage('about:blank', { origin: site.url, expected });
  page.setDefaultTimeout(MODULES_MS);
  await page.goto(`${site.url}/about`);
  return page;
}

/**
 * Waits until the site has seen a change: a page asked for before that is the old one, and each page of a
 * site in development is some thousand modules.
 */
async function untilSeen(file: string, isNew: (response: Response) => Promise<boolean>) {
  const address = `${site.url}/${file.replace('client/', '')}`;
  await expect
    .poll(async () => isNew(await fetch(address)), { timeout: MODULES_MS, interval: 200 })
    .toBe(true);
}

/** What the overlay says. */
async function shownError(page: Page): Promise<string> {
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor({ state: 'attached' });
  const texts = await overlay.locator('.message, .file, .frame, .stack').allTextContents();
  return texts.join('\n');
}

test(
  'a syntax error shows in the terminal and over the page, with its file and line',
  SLOW,
  async ({ openPage }) => {
    const page = await openAbout(openPage, FAILED);
    expect(await page.locator('h1').count()).toBe(1);
    const mend = await change(PAGE, 'export const head', 'export const const head');
    await untilSeen(PAGE, (response) => Promise.resolve(!response.ok));
    await page.reload();
    expect(await shownError(page)).toMatch(/Identifier expected[^]*about\/page\.tsx:\d+/);
    expect(site.output()).toMatch(/Identifier expected[^]*about\/page\.tsx:\d+/);
    await mend();
    await page.locator('h1').waitFor();
  },
);

test(
  'an error of a screen shows in the terminal and over the page, with its file and line',
  SLOW,
  async ({ openPage }) => {
    await change(PART, '<dl>', '<dl>{String(Symbol.iterator.description?.at(0)?.at(1)!.length)}');
    await untilSeen(PART, async (response) => (await response.text()).includes('iterator'));
    const page = await openAbout(openPage, FAILED);
    expect(await shownError(page)).toMatch(/Cannot read properties[^]*about-values\.tsx:\d+/);
    expect(site.output()).toMatch(/Cannot read properties[^]*about-values\.tsx:\d+/);
  },
);

test('a changed text keeps what stands on the page', SLOW, async ({ openPage }) => {
  const page = await openAbout(openPage, CHATTER);
  // A movement before the modules have come, which can take a minute here, is heard by nothing.
  let x = 0;
  const isLive = async () => {
    await page.mouse.move((x += 1), 2);
    return page.evaluate(() => 'live' in document.documentElement.dataset);
  };
  await expect.poll(isLive, { timeout: MODULES_MS, interval: 200 }).toBe(true);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await change(TEXTS, 'Patients first', 'Patients before all');
  await page.getByText('Patients before all').waitFor();
  expect(await page.locator('body[data-kept]').count()).toBe(1);
});
