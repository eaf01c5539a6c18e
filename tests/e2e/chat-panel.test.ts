import { chatTexts } from '#shared/content/chat-texts.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { testInOneWindow as test } from './support/browser-test.ts';
import { answers, card, log, OFFICE_HOURS, openChat, panel, say } from './support/chat-page.ts';
import { htmlRules } from './support/html-rules.ts';
import { sidewaysOverflow, smallTargets } from './support/layout-faults.ts';

const FAILED_REQUEST = /Failed to load resource|^failed: /;
/** React makes ids such as `_r_0_`, which HTML allows. */
const validator = new HtmlValidate({
  ...htmlRules,
  rules: { ...htmlRules.rules, 'valid-id': ['error', { relaxed: true }] },
});

/** What the validator finds in the panel as it stands. */
async function htmlFaults(page: Page): Promise<string[]> {
  const html = await panel(page).evaluate((element) => element.outerHTML);
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

/** Everything that can be wrong with a panel; empty when nothing is. */
const faultsOf = async (page: Page) => ({
  axe: await axeFindings(page),
  html: await htmlFaults(page),
  tooWide: await sidewaysOverflow(page),
  stickingOut: await log(page).evaluate((box) => box.scrollWidth - box.clientWidth),
  smallTargets: await smallTargets(page),
});
const NONE = { axe: [], html: [], tooWide: 0, stickingOut: 0, smallTargets: [] };

/** The whole window, and a panel beside the page; in the long run also the narrowest that is beside it. */
for (const width of isSweep ? [320, 768, 1280] : [320, 1280]) {
  test(`neither axe nor html-validate finds anything in the open chat at ${width} px, in any of its states`, async ({
    openPage,
  }) => {
    const page = await openPage('/about', {
      width,
      // Tall enough that the panel leaves the header of the page free, where it is no whole window.
      height: width < 640 ? 640 : 900,
      expected: [FAILED_REQUEST],
    });
    await openChat(page);
    await log(page).getByText(chatTexts.notice).waitFor();
    expect(['opened', await faultsOf(page)]).toEqual(['opened', NONE]);

    await say(page, 'What services do you offer?');
    await say(page, 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4));
    expect(await answers(page).getByRole('list').count()).toBeGreaterThan(0);
    await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: 'Broken' }));
    await say(page, 'And eFax?');
    expect(['failed', await faultsOf(page)]).toEqual(['failed', NONE]);
    await page.unroute('**/api/chat');

    await say(page, 'I am Dana Whitfield, and I would like to talk to somebody.');
    await panel(page).locator('summary').click();
    await panel(page).getByRole('button', { name: chatTexts.person.details }).click();
    await card(page).getByRole('textbox', { name: 'E-mail' }).fill('nonsense');
    await card(page).getByRole('button', { name: chatTexts.lead.send }).click();
    await card(page).getByText(chatTexts.lead.problems.email).waitFor();
    await panel(page).locator('summary').click();
    expect(['card', await faultsOf(page)]).toEqual(['card', NONE]);
  });
}

test('a question to start with is asked by a press, and they go once somebody has spoken', async ({
  openPage,
}) => {
  const page = await openPage('/');
  await openChat(page);
  const [first] = chatTexts.starters;
  await log(page).getByRole('button', { name: first }).click();
  await answers(page).nth(1).waitFor();
  expect(await log(page).locator('[data-bubble=user]').textContent()).toContain(first);
  await expect.poll(() => log(page).getByRole('button', { name: first }).count()).toBe(0);
});

test('after a failure the question can be asked again, and the address written to', async ({
  openPage,
}) => {
  const page = await openPage('/', { expected: [FAILED_REQUEST] });
  await openChat(page);
  await page.route('**/api/chat', (route) => route.abort());
  expect(await say(page, 'What are your hours?')).toContain(chatTexts.errorBubble);
  expect(await answers(page).last().locator('a[href^="mailto:"]').count()).toBe(1);
  await page.unroute('**/api/chat');
  await log(page).getByRole('button', { name: chatTexts.retry }).click();
  await log(page).getByText(OFFICE_HOURS).first().waitFor();
  expect(await log(page).getByText("I'm having trouble").count()).toBe(0);
});
