import type { Page } from 'playwright';
import { expect } from 'vitest';
import { answers, input, openChat, panel } from './support/chat-page.ts';
import { hydrated } from './support/hydration.ts';
import { scrollThrough } from './support/layout-faults.ts';
import { type Answer, follow, googlePageViews, META_TRACK, test } from './support/measured-test.ts';

/** What must never leave for analytics, each in a form that a search finds. */
const CANARIES = [
  'Dana',
  'Whitfield',
  'canary-clinic',
  '405-555-0123',
  '4055550123',
  'Canary Street',
  'chest pain',
];
const QUERY =
  '?name=Dana+Whitfield&email=dana%40canary-clinic.example&phone=405-555-0123&q=chest+pain' +
  '&utm_term=Dana&utm_content=dana%40canary-clinic.example&utm_campaign=dana%40canary-clinic.example' +
  '&fbclid=dana%40canary-clinic.example&gclid=4055550123&address=12%20Canary%20Street';
const HASH = '#dana@canary-clinic.example';
const MESSAGE =
  'My name is Dana Whitfield, dana@canary-clinic.example, 405-555-0123, 12 Canary Street. A patient has chest pain.';

/** In any spelling that an address or a body may give it. */
function canariesIn(text: string): string[] {
  const spellings = [text, text.replaceAll('+', ' '), decoded(text)].join('\n').toLowerCase();
  return CANARIES.filter((canary) => spellings.includes(canary.toLowerCase()));
}

function decoded(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (code) => {
    const character = Number.parseInt(code.slice(1), 16);
    return character < 128 ? String.fromCharCode(character) : code;
  });
}

const chatWith = async (page: Page) => {
  await openChat(page);
  for (let message = 0; message < 3; message += 1) {
    const count = await answers(page).count();
    await input(page).fill(MESSAGE);
    // The card with the visitor's details has a button to send as well.
    await input(page).press('Enter');
    await answers(page).nth(count).waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=message]')?.disabled === false,
    );
  }
  await input(page).press('Escape');
  await panel(page).waitFor({ state: 'detached' });
};

test('the search for canaries finds them in every spelling', () => {
  for (const text of ['name=Dana+Whitfield', 'Dana%20Whitfield', 'dana%40canary-clinic.example']) {
    expect(canariesIn(text)).not.toEqual([]);
  }
});

const visitorsAnswers: Answer[] = ['accepted', undefined];

test.for(visitorsAnswers)(
  'nothing a visitor arrives with or types leaves for analytics (answer: %s)',
  { timeout: 180_000 },
  async (answer, { visit }) => {
    const visitor = await visit(`/about${QUERY}${HASH}`, {
      ...(answer && { answer }),
      referer: 'https://search.example.com/find?q=Dana+Whitfield+chest+pain',
      expected: [/Dana Whitfield, chest pain/],
    });
    const { page } = visitor;
    if (answer === 'accepted') await googlePageViews(visitor, 1);
    await scrollThrough(page);
    await chatWith(page);

    await follow(page, '/contact');
    await page.goBack();
    await page.goForward();

    await page.goto(new URL(`/sms-opt-in${QUERY}${HASH}`, page.url()).href);
    await hydrated(page);
    await page.getByRole('textbox', { name: /phone/i }).fill('405-555-0123');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up for SMS Alerts' }).click();
    await page.getByText('You have been successfully added').first().waitFor();

    await page.goto(new URL(`/blog/archive${QUERY}&page=1${HASH}`, page.url()).href);
    await hydrated(page);
    await page
      .evaluate(() => {
        setTimeout(() => {
          throw new Error('Dana Whitfield, chest pain');
        });
      })
      .catch(() => undefined);
    await page.goto('about:blank');

    await expect
      .poll(() => visitor.events().some(({ event }) => event === 'web_vitals'), { timeout: 30_000 })
      .toBe(true);
    if (answer === 'accepted') expect(visitor.sentTo(META_TRACK).length).toBeGreaterThan(1);
    else expect(visitor.outside()).toEqual([]);
    expect(canariesIn(visitor.everything())).toEqual([]);
  },
);

test('an address that leads to nothing, with a person in its path, is sent to nobody', async ({
  visit,
}) => {
  for (const path of ['/Dana-Whitfield/405-555-0123', '/blog/dana-whitfield', '/services/Dana']) {
    const visitor = await visit(path, { answer: 'accepted', expected: [/status of 404/] });
    await expect
      .poll(() => visitor.events().map(({ event }) => event), { timeout: 30_000 })
      .toContain('page_not_found');
    await visitor.page.goto('about:blank');
    expect(visitor.outside()).toEqual([]);
    expect(canariesIn(visitor.everything())).toEqual([]);
  }
});
