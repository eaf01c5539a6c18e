import { everyPage } from '#scripts/site/every-page.ts';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { test } from './support/browser-test.ts';
import { launcher } from './support/chat-page.ts';
import { NOT_FOUND_NOTICE } from './support/every-page.ts';
import { hydrated } from './support/hydration.ts';

const NARROWEST = 320;
const WIDEST = 1920;
const STEP = 20;
const HEIGHT = 800;

/** One page of each kind that has a launcher. */
const KINDS = ['home', 'services', 'service', 'contact', 'blog', 'sms-opt-in', 'privacy-policy'];
const isSweep = process.env.SWEEP === '1';
const pages = (await everyPage(inject('siteUrl'))).filter(({ id }) =>
  isSweep ? id !== 'elo' : KINDS.includes(id),
);
/** Positions on the way down a page that are looked at, its top and its end among them. */
const STOPS = isSweep ? 24 : 3;

interface Findings {
  /** Controls under a launcher that is to be seen. */
  readonly covered: string[];
  readonly isThereAtTheEnd: boolean;
}

function findings(page: Page, stops: number): Promise<Findings> {
  return page.evaluate(async (count) => {
    const button = document.querySelector<HTMLElement>('.chat-launcher');
    if (!button) throw new Error('There is no launcher.');
    const isShown = () => getComputedStyle(button).pointerEvents !== 'none';
    const covered: string[] = [];
    for (let stop = 0; stop < count; stop += 1) {
      const end = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: (end * stop) / (count - 1), behavior: 'instant' });
      // Whoever listens to scrolling has heard it before the next frame is drawn.
      await new Promise(requestAnimationFrame);
      if (!isShown()) continue;
      const own = button.getBoundingClientRect();
      const controls = document.querySelectorAll('a[href], button, input, summary, textarea');
      for (const control of controls) {
        if (control === button || !control.checkVisibility({ visibilityProperty: true })) continue;
        const isUnder = [...control.getClientRects()].some(
          (box) =>
            box.right > own.left &&
            box.left < own.right &&
            box.bottom > own.top &&
            box.top < own.bottom,
        );
        if (isUnder) covered.push(control.textContent.trim().slice(0, 40) || control.tagName);
      }
    }
    return { covered, isThereAtTheEnd: isShown() };
  }, stops);
}

test.for(pages)(
  'the launcher covers no control of $path at any width, and is there at its end',
  { timeout: 300_000 },
  async ({ path }, { openPage }) => {
    const page = await openPage(path, { reducedMotion: 'reduce', expected: [NOT_FOUND_NOTICE] });
    await hydrated(page);
    const faults: string[] = [];
    for (let width = NARROWEST; width <= WIDEST; width += STEP) {
      await page.setViewportSize({ width, height: HEIGHT });
      const { covered, isThereAtTheEnd } = await findings(page, STOPS);
      faults.push(...covered.map((name) => `${width} px: ${name}`));
      if (!isThereAtTheEnd) faults.push(`${width} px: no launcher at the end`);
    }
    expect(faults).toEqual([]);
  },
);

test('a launcher that has stepped aside comes back for the keyboard', async ({ openPage }) => {
  const page = await openPage('/sms-opt-in#sign-up', { width: 360, height: 780 });
  await hydrated(page);
  const isAside = () => launcher(page).getAttribute('data-aside');
  // The phone field ends where the launcher stands.
  await page.evaluate(() => {
    const field = document.querySelector('[name=phoneNumber]');
    scrollBy({
      top: (field?.getBoundingClientRect().bottom ?? 0) - innerHeight + 40,
      behavior: 'instant',
    });
  });
  await expect.poll(isAside).toBe('true');
  await launcher(page).focus();
  await page.keyboard.press('Shift');
  expect(await launcher(page).evaluate((button) => getComputedStyle(button).pointerEvents)).toBe(
    'auto',
  );
});
