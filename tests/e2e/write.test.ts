import { startSite } from '#scripts/site/start-site.ts';
import { EDITOR_CACHE } from '#scripts/write/editor-folder.ts';
import { editorPackage } from '#scripts/write/editor-package.ts';
import { serveEditor } from '#scripts/write/serve-editor.ts';
import { spawnStaff } from '#tests/cli/support/spawn-staff.ts';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { test } from './support/browser-test.ts';

const SITE_MS = 300_000;
const ALT = 'A bundle of teal cables.';

const missing = await editorPackage(EDITOR_CACHE).then(
  () => undefined,
  (error: unknown) => (error as Error).message,
);
const said = missing === undefined ? '' : ` (skipped: ${missing})`;

/** The editor on an empty folder of posts, gone with the test. */
async function editorOnEmptyFolder() {
  const root = await mkdtemp(join(tmpdir(), 'write-test-'));
  const folder = join(root, 'content/blog');
  await mkdir(folder, { recursive: true });
  const editor = await serveEditor({ folder, port: 0 });
  onTestFinished(async () => {
    await editor.close();
    await rm(root, { recursive: true, force: true });
  });
  const picture = join(root, 'cables.jpg');
  const look = { width: 1400, height: 800, channels: 3 as const, background: 'teal' };
  await sharp({ create: look }).jpeg().toFile(picture);
  return { folder, picture, origin: new URL(editor.url).origin };
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now').click();
}

async function fillForm(page: Page, picture: string): Promise<void> {
  await page.getByLabel('Title').fill('What a “cable” costs & why');
  await page
    .getByLabel('Summary')
    .fill('Four numbers to ask for before somebody opens your ceiling.');
  await page.getByLabel('Tags').fill('healthcare networks, Wi-Fi');
  await page.getByLabel('Status').click();
  await page.getByRole('option', { name: 'published' }).click();
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await page.locator('[contenteditable=true]').click();
  await page.keyboard.type('Ask for four numbers.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Then compare.');
}

test.skipIf(missing !== undefined)(
  `a first post goes from an empty form to the public page${said}`,
  { timeout: SITE_MS },
  async ({ openPage }) => {
    const { folder, picture, origin } = await editorOnEmptyFolder();
    const page = await openPage('/write/', {
      origin,
      // It prints its versions, and throws away nothing but what it has shown of a refusal.
      expected: [/decap-cms/, /Say what the picture shows/, /^uncaught: $/],
    });
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Create entry of type post' }).click();
    await fillForm(page, picture);

    await save(page);
    await page.getByText('Say what the picture shows').waitFor();
    expect(await readdir(folder)).toEqual([]);

    await page.getByLabel('What the picture shows').fill(ALT);
    await save(page);
    await page.waitForURL(/entries\/what-a-cable-costs-and-why$/);
    const text = await readFile(join(folder, 'what-a-cable-costs-and-why.md'), 'utf8');
    expect(text).toContain('featuredImage: pictures/cables.jpg');

    const site = await startSite();
    onTestFinished(() => site.stop());
    const env = { DATA_DIR: site.dataDir, PUBLIC_URL: site.url };
    for (const command of ['lint', 'sync']) {
      const { code, notes } = await spawnStaff(['posts', command, '--folder', folder], env);
      expect(code, notes).toBe(0);
    }
    const post = await openPage('/blog/what-a-cable-costs-and-why', { origin: site.url });
    expect(await post.getByRole('heading', { level: 1 }).textContent()).toContain('costs & why');
    const shown = post.getByRole('img', { name: ALT });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await post.locator('main').textContent()).toContain('Then compare.');
  },
);
