import type { Page } from 'playwright-core';

/** Wakes React as a visitor would, by moving the pointer, and waits until it has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    // React marks the nodes it has taken over; there is no public sign that is not also our own.
    return (
      root?.firstElementChild &&
      Object.keys(root.firstElementChild).some((key) => key.startsWith('__reactFiber'))
    );
  });
}
