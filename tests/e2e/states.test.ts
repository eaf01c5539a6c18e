import { pagePath } from '#shared/site-map.ts';
import { states } from '#tools/screens/states.ts';
import { describe, expect } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { testInOneWindow as test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { sidewaysOverflow, smallTargets } from './support/layout-faults.ts';

/** What Chromium prints when a state is reached by a request that is refused. */
const REFUSED = /status of (404|503)/;

/** The narrowest window that is asked for stands in for every phone. */
const asTested = (width: number) => (width === 360 ? 320 : width);

/**
 * What asks about measuring is checked on a site that measures (privacy-choice.test.ts); paper and forced colors
 * have promises of their own (paper.test.ts, every-page.test.ts).
 */
const reachable = states.filter(({ isMeasured, isEmulated }) => !isMeasured && !isEmulated);

/** Menus open, errors shown, toasts up: every state that `npm run screens` knows is checked here too. */
describe.each(reachable)('$page, $name', ({ page: pageId, widths, reach }) => {
  test.for(widths.filter((width) => width <= 1280).map(asTested))(
    'axe finds nothing at %i px, nothing overflows and every target is large enough',
    async (width, { openPage }) => {
      // Without motion, so that no fade is judged half-way.
      const page = await openPage(pagePath(pageId), {
        width,
        reducedMotion: 'reduce',
        expected: [REFUSED],
      });
      await hydrated(page);
      await reach(page);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    },
  );
});
