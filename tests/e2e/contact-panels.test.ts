import { contact } from '#shared/content/contact.ts';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { fontsShown } from './support/fonts-shown.ts';
import { hydrated } from './support/hydration.ts';

test('the rows of the two panels stand on the same lines, from a tablet to the widest desk', async ({
  openPage,
}) => {
  const page = await openPage('/contact', { width: 768 });
  await hydrated(page);
  await fontsShown(page);
  for (const width of [768, 1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = await Promise.all(
      contact.panels.map(({ source }) =>
        page
          .locator(`section[data-contact-source="${source}"]`)
          .evaluate((panel) =>
            [panel, ...panel.querySelectorAll('h2, p, dl, dt, dd a')].map((row) =>
              Math.round(row.getBoundingClientRect().top),
            ),
          ),
      ),
    );
    expect({ width, rows: second }).toEqual({ width, rows: first });
  }
});
