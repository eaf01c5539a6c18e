import type { Page } from 'playwright';
import { privacyTexts } from '#shared/content/privacy-texts.ts';
import type { PageId } from '#shared/site-map.ts';
import { blogStates } from './blog-states.ts';
import { chatStates } from './chat-states.ts';

/** A screen that takes a few steps to reach; the picture shows what the window shows then. */
export interface ScreenState {
  readonly name: string;
  readonly page: PageId;
  readonly widths: readonly number[];
  /** Nothing has been answered about privacy yet; in all other pictures the answer was no. */
  readonly isUnanswered?: true;
  /** Only where a service that measures is configured. */
  readonly isMeasured?: true;
  /** The picture shows the whole page. */
  readonly isWhole?: true;
  /** Looked at only: what holds for it has tests of its own. */
  readonly isEmulated?: true;
  readonly reach: (page: Page) => Promise<void>;
}

const phone = (page: Page) => page.getByRole('textbox', { name: /phone/i });
const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up for SMS Alerts' });

const notice = (page: Page) => page.getByRole('region', { name: privacyTexts.label });

/** It waits until no main action lies where it would stand, and a scroll is answered in the next frame. */
async function seenNotice(page: Page): Promise<void> {
  await page.locator('.privacy-notice').waitFor({ state: 'attached' });
  const settled = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await settled();
  while (!(await notice(page).isVisible())) {
    await page.mouse.wheel(0, 40);
    await settled();
  }
}

async function fillIn(page: Page): Promise<void> {
  await phone(page).fill('(405) 555-0123');
  await page.getByRole('checkbox').check();
  await signUp(page).click();
}

const EMULATED = ['home', 'contact', 'blog-post', 'sms-opt-in', 'privacy-policy'] as const;

/** Pages as paper shows them, and where colors are forced. */
const emulated: readonly ScreenState[] = EMULATED.flatMap((page): ScreenState[] => [
  {
    name: 'print',
    page,
    widths: [768],
    isWhole: true,
    isEmulated: true,
    reach: (opened) => opened.emulateMedia({ media: 'print' }),
  },
  {
    name: 'forced-colors',
    page,
    widths: [1280],
    isWhole: true,
    isEmulated: true,
    reach: (opened) => opened.emulateMedia({ forcedColors: 'active' }),
  },
]);

export const states: readonly ScreenState[] = [
  ...emulated,
  ...blogStates,
  ...chatStates,
  {
    name: 'menu-open',
    page: 'home',
    widths: [360, 768],
    reach: async (page) => {
      await page.locator('summary[aria-label="Menu"]').click();
      await page.locator('details details summary').first().click();
    },
  },
  {
    name: 'privacy-notice',
    page: 'home',
    widths: [320, 768, 1280],
    isUnanswered: true,
    isMeasured: true,
    reach: (page) => seenNotice(page),
  },
  {
    name: 'privacy-notice',
    page: 'contact',
    widths: [320, 768, 1280],
    isUnanswered: true,
    isMeasured: true,
    reach: (page) => seenNotice(page),
  },
  {
    name: 'privacy-choices',
    page: 'about',
    widths: [320, 1280],
    isMeasured: true,
    reach: async (page) => {
      await page.locator('footer').getByRole('button', { name: privacyTexts.label }).click();
      await notice(page).waitFor();
    },
  },
  {
    name: 'services-open',
    page: 'home',
    widths: [1280, 1920],
    reach: (page) => page.locator('header summary:visible', { hasText: 'Services' }).click(),
  },
  {
    name: 'form-errors',
    page: 'sms-opt-in',
    widths: [360, 1280],
    reach: async (page) => {
      await signUp(page).click();
      await page.getByText('You must agree to receive SMS messages.').waitFor();
    },
  },
  {
    name: 'signed-up',
    page: 'sms-opt-in',
    widths: [360, 1280],
    reach: async (page) => {
      await fillIn(page);
      await page.getByText('You have been successfully added').first().waitFor();
      await page.getByRole('button', { name: 'Close' }).waitFor();
    },
  },
  {
    name: 'error-toast',
    page: 'sms-opt-in',
    widths: [360, 1280],
    reach: async (page) => {
      const body = { success: false, message: 'Please try again in a minute.' };
      await page.route('**/api/sms-optin', (route) => route.fulfill({ status: 503, json: body }));
      await fillIn(page);
      await page.getByRole('button', { name: 'Close' }).waitFor();
    },
  },
];
