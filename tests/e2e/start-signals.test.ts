import { test } from './support/browser-test.ts';

test('a page starts in a browser that never says that it has painted', async ({
  openPage,
  siteUrl,
}) => {
  const page = await openPage('/elo');
  // As Firefox does it when a load scrolls to a place in the page.
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(options?: PerformanceObserverInit) {
        if (options?.type !== 'paint') super.observe(options);
      }
    };
  });
  await page.goto(`${siteUrl}/sms-opt-in#sign-up`);
  await page.waitForFunction(() => document.querySelector('#screen[data-live]') !== null);
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
});
