import { blogTexts } from '#shared/content/blog-texts.ts';
import { postFolder } from '#tests/cli/support/post-folder.ts';
import { spawnStaff } from '#tests/cli/support/spawn-staff.ts';
import { expect, onTestFinished } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { testInOneWindow as test } from './support/browser-test.ts';
import { fontsShown } from './support/fonts-shown.ts';
import { hydrated } from './support/hydration.ts';
import { startOwnSite } from './support/start-own-site.ts';

const SITE_MS = 300_000;

/** A running site with a post of its own, and its staff commands. */
async function siteWithPost() {
  const site = await startOwnSite();
  onTestFinished(() => site.stop());
  const folder = await postFolder();
  await folder.write('a', { title: 'A post to come' }, 'First.\n\n**Second**\n\nThird.');
  const env = { DATA_DIR: site.dataDir, PUBLIC_URL: site.url };
  const staff = async (...args: string[]) => {
    const result = await spawnStaff(['posts', ...args, '--folder', folder.path], env);
    expect(result.code, result.notes).toBe(0);
    return result.out.trim();
  };
  return { site, staff };
}

test(
  'a preview is the post’s page with a notice; once public, the link leads there',
  { timeout: SITE_MS },
  async ({ openPage }) => {
    const { site, staff } = await siteWithPost();
    await staff('sync');
    const link = await staff('preview', 'a');

    const page = await openPage(link, { origin: site.url });
    const styles = () =>
      page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const { fontFamily, fontSize, color } = getComputedStyle(heading);
        const { x, width, height } = heading.getBoundingClientRect();
        return { fontFamily, fontSize, color, x, width, height, text: heading.textContent };
      });
    expect(await page.getByRole('note').textContent()).toContain('not published yet');
    expect(await page.locator('script').count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await axeFindings(page)).toEqual([]);
    await fontsShown(page);
    const inPreview = await styles();
    expect(inPreview.text).toBe('A post to come');

    await staff('publish', 'a');
    await page.reload();
    expect(new URL(page.url()).pathname).toBe('/blog/a');
    expect(await page.getByRole('note').count()).toBe(0);
    await hydrated(page);
    await fontsShown(page);
    expect(await styles()).toEqual(inPreview);
  },
);

test(
  'what staff change is on the pages of the running site at once',
  { timeout: SITE_MS },
  async ({ openPage }) => {
    const { site, staff } = await siteWithPost();
    const page = await openPage('/blog', { origin: site.url });
    const card = page.getByRole('heading', { name: 'A post to come' });
    expect(await card.count()).toBe(0);
    await staff('publish', 'a');
    await page.reload();
    expect(await card.count()).toBe(1);

    await staff('archive', 'a');
    await page.reload();
    expect(await card.count()).toBe(0);
    await page.getByRole('link', { name: blogTexts.list.archiveLink }).click();
    await card.waitFor();
  },
);
