import { writeEditorFolder } from '#scripts/write/editor-folder.ts';
import { forgeSettings } from '#scripts/write/forge.ts';
import { APP_ID, REPOSITORY, startForge } from '#tests/fakes/forge-server.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
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

/** Reserved names (RFC 2606): where the forge seems to be, with a certificate that it need not have. */
const SIGN_IN = 'https://sign-in.clinic.example';
const GITEA = 'https://git.clinic.example';
const ELSEWHERE = [SIGN_IN, GITEA, 'https://api.github.com'];

const FIRST_POST =
  '---\ntitle: First\nslug: first\nsummary: One.\ntags: [a]\nstatus: draft\n---\n\nA.\n';

interface Forge {
  readonly settings: ReturnType<typeof forgeSettings>;
  readonly signIn: (page: Page) => Promise<void>;
}

const allForges: Record<string, Forge> = {
  GitHub: {
    settings: forgeSettings({ repository: `github:${REPOSITORY}`, url: SIGN_IN }),
    async signIn(page) {
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Login with GitHub' }).click();
      await (await opened).getByRole('button', { name: 'Authorize' }).click();
    },
  },
  Gitea: {
    settings: forgeSettings({ repository: `gitea:${REPOSITORY}`, url: GITEA, appId: APP_ID }),
    async signIn(page) {
      await page.getByRole('button', { name: 'Login with Gitea' }).click();
      await page.getByRole('link', { name: 'Authorize' }).click();
    },
  },
};

/** The editor speaks to both alike once somebody is signed in: only the long run writes at the second one. */
const forges = Object.entries(allForges).filter(([name]) => isSweep || name === 'GitHub');

/** Requests of a window to the forge go to the server that plays it; all others stay as they are. */
async function leadToForge(page: Page, url: string): Promise<void> {
  await page.context().route(
    ({ origin }) => ELSEWHERE.includes(origin),
    async (route) => {
      const asked = new URL(route.request().url());
      const response = await route.fetch({ url: url + asked.pathname + asked.search });
      await route.fulfill({ response });
    },
  );
}

test.skipIf(missing !== undefined).for(forges)(
  `at %s a writer signs in, and a first post goes from an empty form to the repository${said}`,
  { timeout: SITE_MS },
  async ([, { settings, signIn }], { openPage }) => {
    const { root, picture } = await writersFolder();
    const forge = await startForge({ 'content/blog/first.md': FIRST_POST });
    const EDITOR_DIR = join(root, 'editor');
    await writeEditorFolder(EDITOR_DIR, { ...settings, folder: 'content/blog' });
    const site = await startOwnSite({ env: { EDITOR_DIR } });
    onTestFinished(() => site.stop());

    const page = await openPage('/write/', {
      origin: site.url,
      expected: [
        /decap-cms/,
        new RegExp(`^third party: (?:${ELSEWHERE.join('|')})/`),
        // There is no picture yet.
        /404 \(Not Found\).*main:content(?:\/|%2F)blog(?:\/|%2F)pictures/,
      ],
    });
    await leadToForge(page, forge.url);
    await signIn(page);
    await page.getByRole('link', { name: 'First (draft)' }).waitFor();
    await page.getByRole('link', { name: 'Create entry of type post' }).click();
    await fillForm(page, picture);
    await page.getByLabel('What the picture shows').fill(ALT);
    await save(page);
    await page.waitForURL(new RegExp(`entries/${SLUG}$`));
    expect(await forge.repository.messages()).toHaveLength(2);

    const folder = join(await forge.repository.checkOut(), 'content/blog');
    expect(await readFile(join(folder, `${SLUG}.md`), 'utf8')).toContain(
      'featuredImage: pictures/cables.jpg',
    );
    // From there on the way is that of a folder (write.test.ts).
    if (!isSweep) return;
    await syncPosts(folder, site);
    await expectPublicPost(openPage, site);
  },
);
