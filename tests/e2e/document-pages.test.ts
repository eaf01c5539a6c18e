import { inShort } from '#shared/content/legal/in-short.ts';
import { privacyPolicy } from '#shared/content/legal/privacy-policy.ts';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';

test('the table of contents tells how far one has read', async ({ openPage }) => {
  const page = await openPage('/privacy-policy');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const { sections } = privacyPolicy;
  const fourth = sections[3];
  await page.locator(`#${fourth?.id ?? ''}`).evaluate((section) => {
    section.scrollIntoView({ behavior: 'instant' });
  });
  await contents.getByText(`4 of ${sections.length}`).waitFor();
  expect(await contents.locator('[aria-current]').textContent()).toBe(fourth?.heading);
});

test('after a jump from the end to the top nothing has been read', async ({ openPage }) => {
  const page = await openPage('/privacy-policy');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = privacyPolicy.sections.length;
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await contents.getByText(`${last} of ${last}`).waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => contents.locator('[aria-current]').count()).toBe(0);
});

test('on a phone the table of contents unfolds above the document and leads to a section', async ({
  openPage,
}) => {
  const page = await openPage('/privacy-policy', { width: 360, javaScriptEnabled: false });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.locator('summary').click();
  const last = privacyPolicy.sections.at(-1);
  await contents.getByRole('link', { name: last?.heading ?? '', exact: true }).click();
  const section = page.locator(`#${last?.id ?? ''}`);
  await expect
    .poll(() => section.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
    .toBe(true);
});

test('without JavaScript the table of contents is a list of links and the summaries are there', async ({
  openPage,
}) => {
  const page = await openPage('/privacy-policy', { javaScriptEnabled: false });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  expect(await contents.getByRole('link').count()).toBe(privacyPolicy.sections.length);
  expect(await contents.locator('[aria-current]').count()).toBe(0);
  expect(await page.getByText(inShort.label, { exact: true }).count()).toBe(
    Object.keys(inShort.privacy).length,
  );
});

test('paper and readers of the page are told that the summaries are no part of the policy', async ({
  openPage,
}) => {
  const page = await openPage('/privacy-policy');
  expect(await page.getByText(inShort.note(privacyPolicy.title)).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  // A style sheet for paper arrives last.
  await page.getByText(inShort.privacy.security).waitFor({ state: 'hidden' });
});

test('what a cookie is for has the widest column, from a tablet to the widest desk', async ({
  openPage,
}) => {
  const page = await openPage('/cookie-policy', { width: 768 });
  for (const width of [768, 1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const tables = await page.locator('.data-table').evaluateAll((all) =>
      all.map((table) => {
        const columns = [...table.querySelectorAll('th')].map((head) => head.offsetWidth);
        const notes = [...document.querySelectorAll('.document-summary')];
        const own = table.getBoundingClientRect();
        const isFree = notes.every((note) => {
          const { left, right, top, bottom } = note.getBoundingClientRect();
          return left >= own.right || right <= own.left || top >= own.bottom || bottom <= own.top;
        });
        return { isWidest: Math.max(...columns) === columns[3], isFree };
      }),
    );
    expect({ width, tables }).toEqual({
      width,
      tables: tables.map(() => ({ isWidest: true, isFree: true })),
    });
  }
});
