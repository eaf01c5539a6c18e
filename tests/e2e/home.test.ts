import { company } from '#shared/content/company.ts';
import { home } from '#shared/content/home.ts';
import { services } from '#shared/services/index.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { testInOneWindow as base } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { fontsShown } from './support/fonts-shown.ts';

const test = base.extend('reducedMotion', 'no-preference');

/** Delay, length and steps of the typing, and when the heart of the logo begins and ends to beat. */
const timings = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (selector: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.body);
    const ms = (time: string) => Math.round(parseFloat(time) * 1000);
    const [typed, logo] = [styleOf('.typed'), styleOf('.logo-beats')];
    return {
      delay: ms(typed.animationDelay),
      duration: ms(typed.animationDuration),
      steps: typed.animationTimingFunction,
      beatsAt: ms(logo.animationDelay),
      beatsFor: ms(logo.animationDuration) * Number(logo.animationIterationCount),
    };
  });

test('the headline is typed, 500 ms and 50 ms for each character, then the heart beats for 4 s', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const { length } = home.hero.headline;
  expect(await timings(page)).toEqual({
    delay: 500,
    duration: length * 50,
    steps: `steps(${length})`,
    beatsAt: 500 + length * 50,
    beatsFor: 4000,
  });
});

test('typing is one animation of one element, and its text stays the sentence', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const typed = page.locator('.typed');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(home.hero.headline);
  expect(await typed.locator('*').count()).toBe(0);
  expect(await typed.evaluate((element) => getComputedStyle(element).animationName)).toBe('type');
});

test('halfway the first half of the letters is seen, and at the end all are plain text', async ({
  openPage,
}) => {
  const page = await openPage('/');
  const typed = page.locator('.typed');
  const lookAt = (ms: number) =>
    typed.evaluate((element, time) => {
      const [animation] = element.getAnimations();
      animation?.pause();
      if (animation) animation.currentTime = time;
      const { backgroundSize, webkitTextFillColor } = getComputedStyle(element);
      return [parseFloat(backgroundSize), webkitTextFillColor];
    }, ms);
  const { length } = home.hero.headline;
  const invisible = 'rgba(0, 0, 0, 0)';
  const [shown, fill] = await lookAt(500 + Math.ceil(length / 2) * 50);
  expect(shown).toBeCloseTo((Math.ceil(length / 2) / length) * 100, 0);
  expect(fill).toBe(invisible);
  const ended = await typed.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
    return getComputedStyle(element).webkitTextFillColor;
  });
  expect(ended).not.toBe(invisible);
});

/** The steps of the typing at which the cursor stands in two lines: a part at an end, the rest at a beginning. */
const splitCursors = (page: Page) =>
  page.evaluate(() => {
    const headline = document.querySelector('.typed');
    const [typing] = headline?.getAnimations() ?? [];
    if (!headline || !typing) return ['no typing'];
    typing.pause();
    const widths = [...headline.getClientRects()].map(({ width }) => width);
    const whole = widths.reduce((sum, width) => sum + width, 0);
    const ends = widths.map((_, line) => widths.slice(0, line + 1).reduce((a, b) => a + b, 0));
    const split: string[] = [];
    for (let step = 0; step < 51; step++) {
      typing.currentTime = 500 + 50 * step + 25;
      const { backgroundPositionX, backgroundSize } = getComputedStyle(headline);
      const width = parseFloat(backgroundSize.split(',')[1] ?? '');
      const place = backgroundPositionX.split(',')[1] ?? '';
      const part = (unit: string) =>
        Number(new RegExp(`(-?[\\d.e-]+)${unit}`).exec(place)?.[1] ?? 0);
      const left = (part('%') / 100) * (whole - width) + part('px');
      if (!(width > 1)) split.push(`no cursor at ${step}`);
      if (ends.some((end, line) => line < ends.length - 1 && left < end && left + width > end)) {
        split.push(`step ${step}: ${left} to ${left + width}, lines end at ${ends.join(', ')}`);
      }
    }
    return split;
  });

test('there is one cursor, also where the headline goes on in the next line', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await fontsShown(page);
  for (const width of [320, 390, 768, 1016, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await splitCursors(page)).toEqual([]);
  }
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
