import { company } from '#shared/content/company.ts';
import { home } from '#shared/content/home.ts';
import { HEADLINE_WORDS } from '#shared/headline-words.ts';
import { services } from '#shared/services/index.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { testInOneWindow as base } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { fontsShown } from './support/fonts-shown.ts';
import { typedSoFar } from './support/typed-so-far.ts';

const test = base.extend('reducedMotion', 'no-preference');

/** The typing and the heart of the logo: when each part begins, ends and what it changes. */
const animations = (page: Page, selector: string) =>
  page.evaluate((name) => {
    const element = document.querySelector(name);
    return (element?.getAnimations({ subtree: true }) ?? []).map(({ effect }) => {
      const { delay, activeDuration } = effect?.getComputedTiming() ?? {};
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const changed = frames.flatMap((frame) => Object.keys(frame));
      const own = ['offset', 'computedOffset', 'easing', 'composite'];
      return {
        delay: Math.round(delay ?? 0),
        lasts: Math.round(Number(activeDuration)),
        changes: [...new Set(changed.filter((key) => !own.includes(key)))].join(),
      };
    });
  }, selector);

test('the headline is typed, 500 ms and 50 ms for each character, then the heart beats for 4 s', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const { length } = home.hero.headline;
  for (const word of await animations(page, '.typed')) {
    expect(word).toMatchObject({ delay: 500, lasts: length * 50 });
  }
  expect((await animations(page, '.logo-beats'))[0]).toMatchObject({
    delay: 500 + length * 50,
    lasts: 4000,
  });
});

test('typing leaves the sentence whole, and the main thread alone: only transforms change', async ({
  openPage,
}) => {
  const page = await openPage('/');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(home.hero.headline);
  const words = await animations(page, '.typed');
  expect(words.map(({ changes }) => changes)).toEqual(words.map(() => 'transform'));
  expect(words.length).toBe(home.hero.headline.split(HEADLINE_WORDS).length);
});

test('at each step one character more is seen, and there is one cursor', async ({ openPage }) => {
  const page = await openPage('/');
  await fontsShown(page);
  const { length } = home.hero.headline;
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(typedSoFar, 250)).toEqual({ characters: 0, cursors: 1 });
    for (let step = 0; step < length; step++) {
      const seen = await page.evaluate(typedSoFar, 500 + 50 * step + 25);
      expect({ step, ...seen }).toEqual({ step, characters: step, cursors: 1 });
    }
    expect(await page.evaluate(typedSoFar, 500 + 50 * length + 1)).toEqual({
      characters: length,
      cursors: 0,
    });
  }
});

test('when its font comes, no word of the headline moves by what counts as a shift: 3 px', async ({
  openPage,
  siteUrl,
}) => {
  let bring: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (bring = resolve));
  const page = await openPage('about:blank');
  await page.route('**/*.woff2', async (route) => {
    await isAsked;
    await route.continue();
  });
  const places = () =>
    page.locator('.typed > span').evaluateAll((words) =>
      words.map((word) => {
        const { left, top } = word.getBoundingClientRect();
        return [left, top];
      }),
    );
  await page.goto(siteUrl);
  const before = await places();
  // Whoever is active at once is not kept waiting for fonts.
  await page.mouse.move(5, 5);
  await hydrated(page);
  expect(await places()).toEqual(before);
  bring();
  await fontsShown(page);
  const after = await places();
  const moved = before.flat().map((place, index) => Math.abs(place - (after.flat()[index] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(3);
});

test('the headline stands at once when motion is unwanted', async ({ openPage }) => {
  const page = await openPage('/', { reducedMotion: 'reduce' });
  const animated = () => page.evaluate(() => document.getAnimations().length);
  expect(await animated()).toBe(0);
});

test('typing moves nothing on the page', async ({ openPage }) => {
  const page = await openPage('/');
  // The second time the fonts are there at once: a late one is another matter.
  await fontsShown(page);
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list
              .getEntries()
              .reduce(
                (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
                0,
              ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // No shift, no call.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBe(0);
});

test('the first screen leads to the services, to the contact page, to phone and e-mail', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const href = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first().getAttribute('href');
  expect(await href('Explore Services')).toBe('/services');
  expect(await href('Get in Touch')).toBe('/contact#contact-top');
  expect(await href(company.phone.display)).toBe(company.phone.href);
  expect(await href(company.emails.general.address)).toBe(company.emails.general.href);
});

test('all services stand on the page, eFax included', async ({ openPage }) => {
  const page = await openPage('/', { javaScriptEnabled: false });
  for (const { id, title } of services) {
    const link = page.getByRole('main').getByRole('link', { name: title, exact: true });
    expect(await link.getAttribute('href')).toBe(`/services/${id}`);
  }
});

for (const width of [320, 768, 1280, 1920]) {
  test(`nothing overflows sideways at ${width} px`, async ({ openPage }) => {
    const page = await openPage('/', { width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('the page stays near 700 elements', async ({ openPage }) => {
  const page = await openPage('/', { javaScriptEnabled: false });
  expect(await page.locator('*').count()).toBeLessThanOrEqual(720);
});

test('a block further down comes in when it is scrolled into view', async ({ openPage }) => {
  const page = await openPage('/');
  await hydrated(page);
  // Its code comes with the next user activation.
  await page.mouse.move(10, 10);
  const waiting = page.locator('[data-reveal=waiting]');
  await expect.poll(() => waiting.count()).toBeGreaterThan(0);
  await waiting.first().scrollIntoViewIfNeeded();
  await page.locator('[data-reveal=shown]').first().waitFor();
});
