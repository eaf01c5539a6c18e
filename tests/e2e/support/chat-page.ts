import type { Page } from 'playwright-core';
import { hydrated } from './hydration.ts';

export const launcher = (page: Page) => page.getByRole('button', { name: 'Open chat' });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat assistant' });
export const log = (page: Page) => panel(page).getByRole('log');
export const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' });
export const answers = (page: Page) => log(page).locator('[data-bubble=assistant]');

/** Opens the chat on a page that React has taken over. */
export async function openChat(page: Page): Promise<void> {
  await hydrated(page);
  await launcher(page).click();
  await input(page).waitFor();
}

/** Sends a message and waits until its answer stands there whole. */
export async function say(page: Page, text: string): Promise<string> {
  const count = await answers(page).count();
  await input(page).fill(text);
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await answers(page).nth(count).waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=message]')?.disabled === false,
  );
  return (await answers(page).last().textContent()) ?? '';
}
