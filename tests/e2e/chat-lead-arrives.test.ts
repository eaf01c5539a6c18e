import type { Site } from '#scripts/site/start-site.ts';
import { chatTexts } from '#shared/content/chat-texts.ts';
import { siteOf } from '#tests/cli/support/backup-site.ts';
import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { card, openChat, openWithClock, panel, receipt, say } from './support/chat-page.ts';
import { hydrated } from './support/hydration.ts';
import { startOwnSite } from './support/start-own-site.ts';

const LEADS = '**/api/chat-contact';
const FAILED_REQUEST = /Failed to load resource|^failed: /;
/** The server takes whoever is faster for a program. */
const READING_MS = 4_000;
/** The clock of the card. */
const COUNTDOWN_MS = 25_000;
const FIRST_PAUSE_MS = 5_000;

let site: Site;
beforeAll(async () => {
  site = await startOwnSite();
});
afterAll(() => site.stop());

interface StoredLead {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly suspectedBot: boolean;
}

const staff = async (...args: string[]): Promise<unknown> => {
  const settings = { DATA_DIR: site.dataDir, PUBLIC_URL: site.url };
  return JSON.parse((await siteOf(settings).staff(...args)).out);
};

/** The rows of the running site's database that belong to an address. */
async function leadsOf(email: string): Promise<StoredLead[]> {
  const all = (await staff('leads', 'export', '--format', 'json')) as StoredLead[];
  return all.filter((lead) => lead.email === email);
}

const detailsOf = (email: string) => `My name is Dana Whitfield, ${email}, 405-555-0123`;
const sendButton = (page: Page) => card(page).getByRole('button', { name: chatTexts.lead.send });

/** The chat of somebody who has taken their time and given all three details. Time stands still. */
async function givenDetails(page: Page, email: string): Promise<void> {
  await openChat(page);
  await say(page, detailsOf(email));
  await card(page).waitFor();
  await page.clock.runFor(READING_MS);
}

test('details that nobody touches arrive by themselves, once', async ({ openPage }) => {
  const email = 'by-itself@clinic.example';
  const page = await openWithClock(openPage, '/', { origin: site.url });
  await givenDetails(page, email);
  expect(await leadsOf(email)).toEqual([]);
  await page.clock.runFor(COUNTDOWN_MS - READING_MS);
  await receipt(page).waitFor();
  await page.clock.runFor(10 * COUNTDOWN_MS);
  expect(await leadsOf(email)).toMatchObject([
    {
      name: 'Dana Whitfield',
      suspectedBot: false,
      message: expect.stringContaining(`User: ${detailsOf(email)}\nAssistant: `) as string,
    },
  ]);
});

test('a button clicked twice and a reload after it bring one lead, and the wish for texts once', async ({
  openPage,
}) => {
  const email = 'twice@clinic.example';
  const page = await openWithClock(openPage, '/', { origin: site.url });
  await givenDetails(page, email);
  await card(page).getByRole('checkbox').first().check();
  await sendButton(page).dblclick();
  await receipt(page).waitFor();
  await page.clock.resume();
  await page.reload();
  await openChat(page);
  await expect.poll(() => card(page).count()).toBe(0);
  await panel(page).locator('summary').click();
  await panel(page).getByText(chatTexts.person.detailsSent).waitFor();
  expect(await leadsOf(email)).toHaveLength(1);
  expect(await staff('sms', 'evidence', '4055550123', '--json')).toMatchObject({
    consent: true,
    events: [{ action: 'opt-in', source: 'chat' }],
  });
});

test('a correction in words changes the same lead once, also when its answer is lost, and staff see what it was', async ({
  openPage,
}) => {
  const email = 'corrected@clinic.example';
  const page = await openWithClock(openPage, '/', {
    origin: site.url,
    expected: [FAILED_REQUEST],
  });
  await givenDetails(page, email);
  await sendButton(page).click();
  await receipt(page).waitFor();
  let tries = 0;
  await page.route(LEADS, async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  expect(await say(page, 'sorry, 0124 not 0123')).toContain('they replace what our team has');
  const lost = page.waitForEvent('requestfailed');
  await sendButton(page).click();
  await lost;
  await page.clock.runFor(FIRST_PAUSE_MS);
  await panel(page).getByText(chatTexts.lead.receipt.corrected).waitFor();
  expect(tries).toBe(2);
  const leads = await leadsOf(email);
  expect(leads).toMatchObject([{ phone: '405-555-0124' }]);
  expect(await staff('leads', 'show', String(leads[0]?.id), '--json')).toMatchObject({
    corrections: [{ phone: '405-555-0123' }],
  });
});

test('leaving for another site sends the lead; coming back does not send another', async ({
  openPage,
}) => {
  const email = 'leaving@clinic.example';
  const page = await openWithClock(openPage, '/', { origin: site.url });
  await givenDetails(page, email);
  await page.goto('about:blank');
  await expect.poll(() => leadsOf(email), { timeout: 30_000 }).toHaveLength(1);

  await page.clock.resume();
  await page.goto(`${site.url}/about`);
  await hydrated(page);
  // The answer came when the page was gone: the next one asks under the same key.
  await receipt(page).waitFor();
  expect(await leadsOf(email)).toHaveLength(1);
});

test('an answer that is lost on its way makes no second lead', async ({ openPage }) => {
  const email = 'lost-answer@clinic.example';
  const page = await openWithClock(openPage, '/', {
    origin: site.url,
    expected: [FAILED_REQUEST],
  });
  let tries = 0;
  await page.route(LEADS, async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await givenDetails(page, email);
  const lost = page.waitForEvent('requestfailed');
  await sendButton(page).click();
  await lost;
  expect(await leadsOf(email)).toHaveLength(1);
  await page.clock.runFor(FIRST_PAUSE_MS);
  await receipt(page).waitFor();
  expect(tries).toBe(2);
  expect(await leadsOf(email)).toHaveLength(1);
});

for (const [what, email, goOn] of [
  [
    'by itself after a pause',
    'pause@clinic.example',
    (page: Page) => page.clock.runFor(FIRST_PAUSE_MS),
  ],
  [
    'after a reload, without the chat being opened',
    'reload@clinic.example',
    async (page: Page) => {
      await page.clock.resume();
      await page.reload();
      await hydrated(page);
    },
  ],
  [
    'on the next page',
    'next-page@clinic.example',
    async (page: Page) => {
      await page.clock.resume();
      await page.goto(`${site.url}/about`);
      await hydrated(page);
    },
  ],
] as const) {
  test(`a lead that the server could not take at first arrives once, ${what}`, async ({
    openPage,
  }) => {
    const page = await openWithClock(openPage, '/', {
      origin: site.url,
      expected: [FAILED_REQUEST],
    });
    const requests: Request[] = [];
    await page.route(LEADS, async (route) => {
      requests.push(route.request());
      if (requests.length === 1) await route.fulfill({ status: 503, body: 'Away' });
      else await route.continue();
    });
    await givenDetails(page, email);
    const refused = page.waitForResponse(LEADS);
    await sendButton(page).click();
    await refused;
    expect(await receipt(page).count()).toBe(0);
    expect(await leadsOf(email)).toEqual([]);

    await goOn(page);
    await receipt(page).waitFor();
    expect(await leadsOf(email)).toHaveLength(1);
    const keys = requests.map((request) => request.headers()['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });
}
