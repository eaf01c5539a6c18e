import { smsForm, smsReplies } from '#shared/content/sms-consent.ts';
import { INBOUND_PATH, signatureOf, TWILIO_TOKEN } from '#tests/api/support/signed-webhook.ts';
import { spawnStaff } from '#tests/cli/support/spawn-staff.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { expect, onTestFinished } from 'vitest';
import { test } from './support/browser-test.ts';
import { hydrated } from './support/hydration.ts';
import { startOwnSite } from './support/start-own-site.ts';

const SITE_MS = 300_000;

test(
  'someone signs up in the browser, stops, comes back and asks for help; evidence shows it all',
  { timeout: SITE_MS },
  async ({ openPage }) => {
    const site = await startOwnSite({ env: { TWILIO_AUTH_TOKEN: TWILIO_TOKEN } });
    onTestFinished(() => site.stop());

    const page = await openPage('/sms-opt-in', { origin: site.url });
    await hydrated(page);
    await page.getByLabel(smsForm.phoneLabel).fill('(405) 555-0163');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: smsForm.submitLabel }).click();
    await page.locator('#sign-up').getByText(smsForm.successMessage).waitFor();

    const text = async (Body: string) => {
      const { MessageSid, From } = buildSmsInbound();
      const fields = { MessageSid, From, Body };
      const answer = await fetch(site.url + INBOUND_PATH, {
        method: 'POST',
        headers: {
          'X-Twilio-Signature': signatureOf(fields, { url: site.url + INBOUND_PATH }),
        },
        body: new URLSearchParams(fields),
      });
      return (await answer.text()).replaceAll('&amp;', '&');
    };
    expect(await text('Stop')).toContain(smsReplies.stop);
    expect(await text('START')).toContain(smsReplies.start);
    expect(await text('help')).toContain(smsReplies.help);

    const env = { DATA_DIR: site.dataDir, PUBLIC_URL: site.url };
    const { code, out } = await spawnStaff(['sms', 'evidence', '4055550163', '--json'], env);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      phoneNumber: '+14055550163',
      consent: true,
      events: [
        { action: 'opt-in', source: 'web', page: '/sms-opt-in', address: '127.0.0.0' },
        { action: 'opt-out', source: 'keyword' },
        { action: 'resubscribe', source: 'keyword' },
        { action: 'help', source: 'keyword' },
      ],
      chain: { isWhole: true, events: 4 },
    });
  },
);
