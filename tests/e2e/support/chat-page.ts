import { chatTexts } from '#shared/content/chat-texts.ts';
import { company } from '#shared/content/company.ts';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import type { OpenPage, OpenPageOptions } from './browser-test.ts';
import { hydrated } from './hydration.ts';

/** Time flows until it is stopped, at a moment that is sure to lie ahead. */
const BEGIN = new Date('2026-03-02T17:00:00Z');
const STOP = new Date('2026-03-02T18:00:00Z');
const TICK_MS = 5;

/** What an answer about the hours holds. */
export const OFFICE_HOURS = company.officeHours.lines[0]?.hours ?? '';

export const launcher = (page: Page) => page.getByRole('button', { name: 'Open chat' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat assistant' });
export const log = (page: Page) => panel(page).getByRole('log');
export const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' });
/** The visitor's details, as they were understood. */
export const card = (page: Page) => panel(page).getByRole('form', { name: chatTexts.lead.heading });
/** The toast that says they have arrived. */
export const receipt = (page: Page) =>
  page.getByText(chatTexts.lead.toast.title, { exact: true }).first();
export const answers = (page: Page) => log(page).locator('[data-bubble=assistant]');

/**
 * Opens a page that React has taken over and whose time stands still: it goes on only by
 * `page.clock.runFor(ms)`. However slow the machine, no timer of the page comes due in between.
 */
export async function openWithClock(
  openPage: OpenPage,
  path: string,
  options?: OpenPageOptions,
): Promise<Page> {
  // The clock has to be there before the page is.
  const page = await openPage('about:blank', options);
  await page.clock.install({ time: BEGIN });
  await page.clock.pauseAt(STOP);
  await page.goto(new URL(path, options?.origin ?? inject('siteUrl')).href);
  let isHydrated = false;
  const hydration = hydrated(page).finally(() => (isHydrated = true));
  // React waits for an idle moment, which never comes while time stands still.
  while (!isHydrated) await page.clock.runFor(TICK_MS);
  await hydration;
  return page;
}

/** Opens the chat on a page that React has taken over. */
export async function openChat(page: Page): Promise<void> {
  await hydrated(page);
  await launcher(page).click();
  await input(page).waitFor();
}

const FIRST_ANSWER_MS = 90_000;

/** Sends a message and waits until its answer stands there whole. */
export async function say(page: Page, text: string): Promise<string> {
  const count = await answers(page).count();
  await input(page).fill(text);
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
  await answers(page).nth(count).waitFor();
  // A first answer compiles what the next ones have, and a busy machine takes its time for that.
  await log(page)
    .getByText(chatTexts.thinking, { exact: true })
    .waitFor({ state: 'detached', timeout: FIRST_ANSWER_MS });
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('textarea[name=message]')?.disabled === false,
  );
  return (await answers(page).last().textContent()) ?? '';
}
