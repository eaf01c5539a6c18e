import type { Page } from 'playwright';

/** Waits until the page is set in the site's own fonts, which come after its first paint. */
export async function fontsShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['Fraunces', 'Figtree'].every((name) =>
      [...document.fonts].some(
        ({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded',
      ),
    ),
  );
}
