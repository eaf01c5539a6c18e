import { card, openChat, panel, say } from '#tests/e2e/support/chat-page.ts';
import { chatTexts } from '#shared/content/chat-texts.ts';
import type { ScreenState } from './states.ts';

/** The details of a lead are sent a few seconds after they were understood; here they wait. */
const DETAILS =
  'My name is Ana María O’Neill-Pérez, ana@clinic.example, (405) 555-0123. Do you help with Epic?';

export const chatStates: readonly ScreenState[] = [
  {
    name: 'chat-open',
    page: 'services',
    widths: [320, 768, 1280, 1920],
    reach: openChat,
  },
  {
    name: 'chat-answered',
    page: 'services',
    widths: [320, 1280],
    reach: async (page) => {
      await openChat(page);
      await say(page, 'What does it cost, and do you answer at night?');
    },
  },
  {
    name: 'chat-lead',
    page: 'services',
    widths: [320, 1280],
    reach: async (page) => {
      await openChat(page);
      await say(page, DETAILS);
      await card(page).waitFor();
    },
  },
  {
    name: 'chat-failed',
    page: 'services',
    widths: [320, 1280],
    reach: async (page) => {
      await page.route('**/api/chat', (route) => route.fulfill({ status: 503 }));
      await openChat(page);
      await say(page, 'Hello');
      await panel(page).getByRole('button', { name: chatTexts.retry }).waitFor();
    },
  },
];
