import { ownStorage } from '#shared/content/legal/storage.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { HtmlValidate } from 'html-validate';
import { describe, expect, inject } from 'vitest';
import { test } from './support/browser-test.ts';
import { everyAddress } from './support/every-address.ts';
import { everyDocument, everyPage, everyScreen, NOT_FOUND_NOTICE } from './support/every-page.ts';
import { htmlRules } from './support/html-rules.ts';
import { hydrated } from './support/hydration.ts';
import { FITTED_WIDTHS_PX, overflowAt } from './support/survey.ts';

const pages = await everyScreen(inject('siteUrl'));

/** The first test of a page makes the survey that the others read, on a machine that may be slow. */
const SURVEY = { timeout: 180_000 };

describe.each(pages)('$path', SURVEY, ({ id, path }) => {
  test('React takes it over without a word in the console', async ({ surveyOf }) => {
    const { headings, complaints } = await surveyOf(path);
    expect(complaints.filter((text) => !NOT_FOUND_NOTICE.test(text))).toEqual([]);
    expect(headings.served).toHaveLength(1);
    expect(headings.hydrated).toEqual(headings.served);
  });

  test('axe finds nothing, narrow and wide', async ({ surveyOf }) => {
    expect((await surveyOf(path)).axe).toEqual([]);
  });

  test('nothing scrolls sideways, at 400 % zoom and with text twice its size neither', async ({
    surveyOf,
  }) => {
    expect((await surveyOf(path)).overflow).toEqual([]);
  });

  test('it fits its window at every width from a phone to a desk', async ({ surveyOf }) => {
    expect((await surveyOf(path)).tooWide).toEqual([]);
  });

  test('no line is lost where letters, words and lines are widely spaced', async ({ surveyOf }) => {
    expect((await surveyOf(path)).cut).toEqual([]);
  });

  test('buttons keep their edges and icons their lines where colors are forced', async ({
    surveyOf,
  }) => {
    expect((await surveyOf(path)).unseen).toEqual([]);
  });

  test('every target is large enough for a finger', async ({ surveyOf }) => {
    expect((await surveyOf(path)).smallTargets).toEqual([]);
  });

  test('no heading breaks a word or leaves a short one alone on its last line', async ({
    surveyOf,
  }) => {
    expect((await surveyOf(path)).lines).toEqual([]);
  });

  test('the keyboard reaches everything, is seen everywhere and is caught nowhere', async ({
    surveyOf,
  }) => {
    expect((await surveyOf(path)).keyboard).toEqual([]);
  });

  test('nothing moves when motion is unwanted', async ({ surveyOf }) => {
    expect((await surveyOf(path)).movements).toEqual([]);
  });

  test('a visit leaves nothing behind that the cookie policy does not name', async ({
    surveyOf,
  }) => {
    const named = ownStorage.map(({ name }) => name);
    const { stored } = await surveyOf(path);
    expect(stored.filter((name) => !named.includes(name))).toEqual([]);
  });

  test('without JavaScript it is complete', async ({ surveyOf }) => {
    const { isHeaded, hidden, menus } = (await surveyOf(path)).withoutScripts;
    expect({ isHeaded, hidden }).toEqual({ isHeaded: true, hidden: [] });
    if (id !== 'elo') expect(menus).toBe(1);
  });
});

/** Of their kind `npm test` looks at one. */
test.runIf(isSweep)(
  'every other service and post fits its window at every width from a phone to a desk',
  SURVEY,
  async ({ openPage, siteUrl }) => {
    const page = await openPage('/');
    const surveyed = pages.map(({ path }) => path);
    const others = (await everyAddress(siteUrl)).filter((path) => !surveyed.includes(path));
    for (const path of others) {
      await page.goto(siteUrl + path);
      await hydrated(page);
      const tooWide: string[] = [];
      for (const width of FITTED_WIDTHS_PX) {
        await page.setViewportSize({ width, height: 300 });
        tooWide.push(...(await overflowAt(page, `${width} px`)));
      }
      expect.soft({ path, tooWide }).toEqual({ path, tooWide: [] });
    }
  },
);

test('every page has its own title, description and canonical address', async ({ siteUrl }) => {
  const seen = new Set<string>();
  for (const { id, path } of await everyPage(siteUrl)) {
    const response = await fetch(siteUrl + path);
    const html = await response.text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect([path, title, description]).not.toContain('');
    expect(seen.has(title) || seen.has(description)).toBe(false);
    seen.add(title).add(description);
    expect(canonical).toBe(id === 'not-found' ? undefined : siteUrl + path);
    expect(response.status).toBe(id === 'not-found' ? 404 : 200);
  }
});

test('html-validate finds nothing in any document', async ({ siteUrl }) => {
  const validator = new HtmlValidate(htmlRules);
  for (const path of await everyDocument(siteUrl)) {
    const { results } = await validator.validateString(
      await (await fetch(siteUrl + path)).text(),
      path,
    );
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect([path, found]).toEqual([path, []]);
  }
});
