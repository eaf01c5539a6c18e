import type { Page } from 'playwright';

/**
 * Wakes React as a visitor would, by moving the pointer, and waits until it hears the whole page
 * (client/src/lib/live.ts).
 */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
}
