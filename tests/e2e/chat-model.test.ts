import { startSite } from '#scripts/site/start-site.ts';
import { modelFailures } from '#tests/fakes/openai-failures.ts';
import { saying, startOpenAiServer } from '#tests/fakes/openai-server.ts';
import { expect, onTestFinished } from 'vitest';
import { chatTexts } from '#shared/content/chat-texts.ts';
import { test } from './support/browser-test.ts';
import { log, openChat, say } from './support/chat-page.ts';

/** A site of its own has to start, and some failures last as long as its patience with the model. */
const EVERY_FAILURE = { timeout: 240_000 };

async function siteWithModel() {
  const model = await startOpenAiServer();
  const site = await startSite({
    env: { OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: 'test', CHAT_TIME_LIMIT_MS: '1000' },
  });
  onTestFinished(site.stop);
  return { model, site };
}

test(
  'the answer of a model is shown, its markup as the text it is',
  EVERY_FAILURE,
  async ({ openPage }) => {
    const { model, site } = await siteWithModel();
    model.behave(saying('Happy to help. See [our services](/services).'));
    const page = await openPage('/', { origin: site.url });
    await openChat(page);
    expect(await say(page, 'What do you do?')).toContain('Happy to help. See our services.');
    expect(await log(page).getByRole('link', { name: 'our services' }).count()).toBe(1);
    expect(model.requests.length).toBeGreaterThan(0);
  },
);

test(
  'whatever the model does wrong, the visitor gets an answer',
  EVERY_FAILURE,
  async ({ openPage }) => {
    const { model, site } = await siteWithModel();
    const page = await openPage('/', { origin: site.url });
    await openChat(page);
    for (const [name, behavior] of Object.entries(modelFailures)) {
      model.behave(behavior);
      const answer = await say(page, 'What are your office hours?');
      expect([name, answer]).toEqual([name, expect.stringMatching(/8:00 AM|24\/7/)]);
      expect(answer).not.toContain(chatTexts.errorBubble);
    }
  },
);
