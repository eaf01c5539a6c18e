import type { Site } from '#scripts/site/start-site.ts';
import { chatTexts } from '#shared/content/chat-texts.ts';
import { modelFailures } from '#tests/fakes/openai-failures.ts';
import {
  endPieces,
  openPieces,
  openAiServer,
  type OpenAiServer,
  saying,
  sendPiece,
} from '#tests/fakes/openai-server.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { type OpenPage, test } from './support/browser-test.ts';
import {
  answers,
  card,
  input,
  log,
  OFFICE_HOURS,
  openChat,
  openWithClock,
  panel,
  receipt,
  say,
} from './support/chat-page.ts';
import { startOwnSite } from './support/start-own-site.ts';

/** Some failures last as long as the site's patience with the model. */
const LONG = { timeout: 240_000 };

/** The API's tests show each failure (tests/chat/model-failures.test.ts): here one of each kind. */
const failures = Object.entries(modelFailures).filter(
  ([name]) =>
    isSweep ||
    ['answers 500', 'hangs up', 'never answers', 'sends half of its JSON'].includes(name),
);

/** One model and one site that asks it; each test says how it behaves. */
let model: OpenAiServer;
let closeModel: () => void;
let site: Site;
beforeAll(async () => {
  [model, closeModel] = await openAiServer();
  site = await startOwnSite({
    env: {
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_API_KEY: 'test',
      CHAT_DAILY_TOKEN_LIMIT: '1000000000',
    },
  });
});
afterAll(async () => {
  await site.stop();
  closeModel();
});

/** Everything somebody does in a chat, from the greeting to details that have arrived. */
async function wholeConversation(
  openPage: OpenPage,
  origin: string | undefined,
  isRight: (answer: string) => void,
): Promise<Page> {
  const page = await openWithClock(openPage, '/', origin === undefined ? {} : { origin });
  await openChat(page);
  expect(await answers(page).first().textContent()).toContain(chatTexts.greeting);
  isRight(await say(page, 'What are your hours?'));
  isRight(await say(page, 'what about weekends, and when is the office open?'));
  await say(page, 'My name is Dana Whitfield, dana@clinic.example, 405-555-0123');
  await card(page).waitFor();
  await page.clock.runFor(4_000);
  await card(page).getByRole('button', { name: chatTexts.lead.send }).click();
  await receipt(page).waitFor();
  isRight(await say(page, 'One more thing: what are your office hours?'));
  await panel(page).locator('summary').click();
  await panel(page).getByText(chatTexts.person.detailsSent).waitFor();
  expect(await log(page).textContent()).not.toContain(chatTexts.errorBubble);
  return page;
}

test('a whole conversation without a model', LONG, async ({ openPage }) => {
  await wholeConversation(openPage, undefined, (answer) => expect(answer).toContain(OFFICE_HOURS));
});

test(
  'a whole conversation with a model, which is sent nothing of the visitor',
  LONG,
  async ({ openPage }) => {
    model.behave(saying('Happy to help. See [our services](/services).'));
    const page = await wholeConversation(openPage, site.url, (answer) =>
      expect(answer).toContain('Happy to help. See our services.'),
    );
    expect(await log(page).locator('a[href="/services"]').count()).toBe(4);
    expect(sentTo(model)).not.toMatch(/Dana|Whitfield|clinic\.example|405-555/);
  },
);

test(
  'an answer is read sentence by sentence while it is being written, and never a bad sentence',
  LONG,
  async ({ openPage }) => {
    let writing: ServerResponse | undefined;
    model.behave((res) => {
      writing = res;
      openPieces(res);
      sendPiece(res, 'We host websites. It costs $9');
    });
    const page = await openWithClock(openPage, '/', { origin: site.url });
    await openChat(page);
    await input(page).fill('Do you host websites?');
    await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
    await log(page).getByText('We host websites.').waitFor();
    if (!writing) throw new Error('The model was not asked.');
    sendPiece(writing, ' a month.');
    endPieces(writing);
    await log(page).getByText('For the rest, please call').waitFor();
    expect(await log(page).textContent()).not.toContain('$9');
  },
);

test(
  'whatever the model does wrong, the visitor gets an answer, and the model its next try',
  LONG,
  async ({ openPage }) => {
    const page = await openWithClock(openPage, '/', { origin: site.url });
    await openChat(page);
    for (const [name, behavior] of failures) {
      const before = model.requests.length;
      model.behave(behavior);
      const answer = await say(page, 'What are your office hours?');
      expect([name, answer]).toEqual([name, expect.stringContaining(OFFICE_HOURS)]);
      expect([name, model.requests.length]).toEqual([name, before + 1]);
      // After three failures in a row the model would be left alone, and the rest not be tested.
      model.behave(saying('Happy to help.'));
      expect([name, await say(page, 'Thank you, anything else?')]).toEqual([
        name,
        expect.stringContaining('Happy to help.'),
      ]);
    }
    expect(await log(page).textContent()).not.toContain(chatTexts.errorBubble);
  },
);

// The last one: the model is gone then.
test(
  'a whole conversation while nobody listens at the address of the model',
  LONG,
  async ({ openPage }) => {
    closeModel();
    await wholeConversation(openPage, site.url, (answer) => expect(answer).toContain(OFFICE_HOURS));
  },
);

/** What visitors wrote, as the model got it. */
const sentTo = ({ requests }: OpenAiServer) =>
  JSON.stringify(requests.map(({ messages }) => messages.filter(({ role }) => role === 'user')));
