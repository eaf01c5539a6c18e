import { isSweep } from '#tests/setup/sweep.ts';
import { expect } from 'vitest';
import { testInOneWindow as test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';

const NARROWEST = 320;
const WIDEST = 1920;
/** A layout has the least room where it begins: at all those widths, in the long run at what lies between too. */
const STEP = isSweep ? 20 : 160;
/** Breakpoints beside the steps of one of the two runs. */
const BREAKPOINTS = [384, 400, 768, 1024, 1152, 1536];
const widths = [
  ...Array.from({ length: (WIDEST - NARROWEST) / STEP + 1 }, (_, step) => NARROWEST + step * STEP),
  ...BREAKPOINTS,
];

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
    const page = await openPage(path, { reducedMotion: 'reduce' });
    await hydrated(page);
    const tooWide: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 300 });
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (excess > 0) tooWide.push(`${width} px: ${excess} px too wide`);
    }
    expect(tooWide).toEqual([]);
  },
);
