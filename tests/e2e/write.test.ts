import { serveEditor } from '#scripts/write/serve-editor.ts';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { test } from './support/browser-test.ts';
import {
  ALT,
  expectPublicPost,
  fillForm,
  missing,
  said,
  save,
  SITE_MS,
  SLUG,
  syncPosts,
  writersFolder,
} from './support/editor.ts';
import { startOwnSite } from './support/start-own-site.ts';

/** The editor on an empty folder of posts, gone with the test. */
async function editorOnEmptyFolder() {
  const { root, picture } = await writersFolder();
  const folder = join(root, 'content/blog');
  await mkdir(folder, { recursive: true });
  const editor = await serveEditor({ folder, port: 0 });
  onTestFinished(() => editor.close());
  return { folder, picture, origin: new URL(editor.url).origin };
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
    await page.waitForURL(new RegExp(`entries/${SLUG}$`));
    const text = await readFile(join(folder, `${SLUG}.md`), 'utf8');
    expect(text).toContain('featuredImage: pictures/cables.jpg');

    const site = await startOwnSite();
    onTestFinished(() => site.stop());
    await syncPosts(folder, site);
    await expectPublicPost(openPage, site);
  },
);
