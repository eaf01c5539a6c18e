import type { Page, Request, Route } from 'playwright';
import type { OpenPage, OpenPageOptions } from './browser-test.ts';
import { card, openChat, openWithClock, say } from './chat-page.ts';

export const LEADS = '**/api/chat-contact';
export const DETAILS = 'Dana Whitehorse, dana.w@clinic.example, 405-555-0177';
/** Far longer than the clock of the card. */
export const LONG_MS = 300_000;
export const COUNTDOWN_MS = 25_000;

/** A button of the card. */
export const button = (page: Page, name: string) => card(page).getByRole('button', { name });
/** An open chat in which all three details were given; requests of leads are recorded and answered. */
export async function givenDetails(
  openPage: OpenPage,
  options: OpenPageOptions = {},
  answer: (route: Route) => Promise<unknown> = (route) =>
    route.fulfill({ json: { success: true, id: 1 } }),
) {
  const page = await openWithClock(openPage, '/', options);
  const requests: Request[] = [];
  await page.route(LEADS, async (route) => {
    requests.push(route.request());
    await answer(route);
  });
  await openChat(page);
  await say(page, DETAILS);
  await card(page).waitFor();
  const bodies = () => requests.map((request) => request.postDataJSON() as Record<string, unknown>);
  return { page, requests, bodies };
}
