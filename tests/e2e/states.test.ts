import { pagePath } from '#shared/site-map.ts';
import { blogStates } from '#tools/screens/blog-states.ts';
import { chatStates } from '#tools/screens/chat-states.ts';
import { type ScreenState, states } from '#tools/screens/states.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { testInOneWindow as test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { sidewaysOverflow, smallTargets } from './support/layout-faults.ts';

/** What Chromium prints when a state is reached by a request that is refused. */
const REFUSED = /status of (404|503)/;

/** The narrowest window that is asked for stands in for every phone. */
const asTested = (width: number) => (width === 360 ? 320 : width);

/** The same questions are asked of these by chat-panel.test.ts. */
const elsewhere: ReadonlySet<string> = new Set(['chat-open', 'chat-lead']);

/**
 * What asks about measuring is checked on a site that measures (privacy-choice.test.ts); paper and forced colors
 * have promises of their own (paper.test.ts, every-page.test.ts).
 */
const reachable = states.filter(
  ({ name, isMeasured, isEmulated }) =>
    !isMeasured && !isEmulated && (isSweep || !elsewhere.has(name)),
);

/** What stays when the size of the window changes; menus close, and toasts have their time. */
const lasting: ReadonlySet<ScreenState> = new Set([...blogStates, ...chatStates]);

/** Menus open, errors shown, toasts up: every state that `npm run screens` knows is checked here too. */
describe.each(reachable)('$page, $name', (state) => {
  const widths = state.widths.filter((width) => width <= 1280).map(asTested);
  const windows = lasting.has(state) ? [widths] : widths.map((width) => [width]);
  // What has to be opened anew for each window: one will do, for the next one moves the same parts.
  if (!isSweep) windows.splice(1);
  test.for(windows.map((each) => ({ widths: each, names: each.join(', ') })))(
    'axe finds nothing at $names px, nothing overflows and every target is large enough',
    async ({ widths: [first, ...more] }, { openPage }) => {
      const page = await openPage(pagePath(state.page), {
        ...(first !== undefined && { width: first }),
        expected: [REFUSED],
      });
      await hydrated(page);
      await state.reach(page);
      await expectInOrder(page);
      for (const width of more) {
        await page.setViewportSize({ width, height: 900 });
        await expectInOrder(page);
      }
    },
  );
});

async function expectInOrder(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
}
