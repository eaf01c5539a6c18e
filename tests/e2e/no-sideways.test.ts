import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';

const NARROWEST = 320;
const WIDEST = 1920;
const STEP = 20;

/** One page of each kind of layout. */
const paths = [
  '/',
  '/about',
  '/testimonials',
  '/blog',
  '/contact',
  '/services',
  '/services/network-services',
  '/elo',
  '/case-study',
  '/sms-opt-in',
  '/privacy-policy',
];

test.for(paths)(
  '%s fits its window at every width from a phone to a desk',
  async (path, { openPage }) => {
    const page = await openPage(path);
    await hydrated(page);
    const tooWide: string[] = [];
    for (let width = NARROWEST; width <= WIDEST; width += STEP) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (excess > 0) tooWide.push(`${width} px: ${excess} px too wide`);
    }
    expect(tooWide).toEqual([]);
  },
);
