import { UNMEASURED_PAGES } from '#shared/analytics/consent.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { everyKind } from './every-page.ts';
import { notice, scrollToNotice } from './measured-test.ts';

/** Where one decision holds for all pages: the long run looks at each. */
const FEW_IDS: readonly string[] = ['home', 'sms-opt-in'];

export const pages = await everyKind(inject('siteUrl'));
export const fewPages = pages.filter(({ id }) => isSweep || FEW_IDS.includes(id));

/** Pages on which scripts may be loaded, so that somebody has to be asked. */
export const isAsked = ({ id }: (typeof pages)[number]) => !UNMEASURED_PAGES.has(id);

export const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

/** On some pages it waits until the first action has been scrolled away. */
export async function untilSeen(page: Page): Promise<void> {
  await scrollToNotice(page);
  expect(await notice(page).isVisible()).toBe(true);
}

/** Main actions and chat under the notice, where it is seen. */
export const covered = (page: Page) =>
  page.evaluate(() => {
    const notice = document.querySelector('.privacy-notice');
    if (!notice?.checkVisibility({ visibilityProperty: true })) return [];
    const place = notice.getBoundingClientRect();
    const actions =
      'main :is(.action, a[href^="tel:"], a[href^="mailto:"]), [data-chat-widget] > button';
    return [...document.querySelectorAll(actions)]
      .filter((action) => {
        const { left, right, top, bottom } = action.getBoundingClientRect();
        return left < place.right && right > place.left && top < place.bottom && bottom > place.top;
      })
      .map((action) => action.outerHTML.slice(0, 100));
  });
