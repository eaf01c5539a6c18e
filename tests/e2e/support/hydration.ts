import type { Page } from 'playwright-core';

/**
 * Wakes React as a visitor would, by moving the pointer, and waits until it hears the whole page, the
 * parts that come late included (client/src/lib/live.ts).
 */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  // Whoever woke React is still here: the next sign of life is for the late parts.
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => !document.querySelector('[data-late-part]:not([data-live])'));
}
