import { EDITOR_CACHE } from '#scripts/write/editor-folder.ts';
import { editorPackage } from '#scripts/write/editor-package.ts';
import { spawnStaff } from '#tests/cli/support/spawn-staff.ts';
import type { Site } from '#scripts/site/start-site.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import type { OpenPage } from './browser-test.ts';

/** Making a post and a site of its own takes longer than most tests do. */
export const SITE_MS = 300_000;
export const ALT = 'A bundle of teal cables.';
export const SLUG = 'what-a-cable-costs-and-why';

/** Why there is no editor to be driven, where there is none: its files come from the npm registry. */
export const missing = await editorPackage(EDITOR_CACHE).then(
  () => undefined,
  (error: unknown) => (error as Error).message,
);
export const said = missing === undefined ? '' : ` (skipped: ${missing})`;

/** A folder with a photo in it, gone with the test. */
export async function writersFolder() {
  const root = await mkdtemp(join(tmpdir(), 'write-test-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const picture = join(root, 'cables.jpg');
  const look = { width: 1400, height: 800, channels: 3 as const, background: 'teal' };
  await sharp({ create: look }).jpeg().toFile(picture);
  return { root, picture };
}

/** Fills the empty form of a post, all but what the picture shows. */
export async function fillForm(page: Page, picture: string): Promise<void> {
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

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now').click();
}

/** Checks and syncs a folder of posts, as the workflow does after a push. */
export async function syncPosts(folder: string, site: Site): Promise<void> {
  const env = { DATA_DIR: site.dataDir, PUBLIC_URL: site.url };
  for (const command of ['lint', 'sync']) {
    const { code, notes } = await spawnStaff(['posts', command, '--folder', folder], env);
    expect(code, notes).toBe(0);
  }
}

/** Looks at the post of the form as readers see it. */
export async function expectPublicPost(openPage: OpenPage, site: Site): Promise<void> {
  const post = await openPage(`/blog/${SLUG}`, { origin: site.url });
  expect(await post.getByRole('heading', { level: 1 }).textContent()).toContain('costs & why');
  const shown = post.getByRole('img', { name: ALT });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await post.locator('main').textContent()).toContain('Then compare.');
}
