import { freshPostgresUrl, missingPostgres } from '#tests/setup/databases.ts';
import { createTcpGate } from '#tests/setup/tcp-gate.ts';
import { freshDataDir } from '#tests/setup/embedded-template.ts';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { test } from './support/browser-test.ts';
import { startOwnSite } from './support/start-own-site.ts';

const signUp = async (origin: string, phoneNumber: string) => {
  const response = await fetch(`${origin}/api/sms-optin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'before-the-crash' },
    body: JSON.stringify({ phoneNumber, consent: true }),
  });
  return response.status;
};

test('a consent that was answered survives a killed server', async () => {
  const dataDir = await freshDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));

  const first = await startOwnSite({ dataDir });
  expect(await signUp(first.url, '(405) 555-0123')).toBe(200);
  const gone = once(first.process, 'exit');
  first.process.kill('SIGKILL');
  await gone;

  const second = await startOwnSite({ dataDir });
  onTestFinished(second.stop);
  // The key was stored with the consent: it is known again, and it belongs to that number alone.
  expect(await signUp(second.url, '(405) 555-0123')).toBe(200);
  expect(await signUp(second.url, '(405) 555-0124')).toBe(409);
});

const noPostgres = missingPostgres();

test.skipIf(noPostgres)(
  `without JavaScript and without its database the form says so and keeps what was typed${noPostgres ? ` (skipped: ${noPostgres})` : ''}`,
  async ({ openPage }) => {
    const { url, remove } = await freshPostgresUrl();
    onTestFinished(remove);
    const gate = await createTcpGate(url);
    onTestFinished(gate.close);
    const site = await startOwnSite({ env: { DATABASE_URL: gate.url } });
    onTestFinished(site.stop);

    const page = await openPage('/sms-opt-in', {
      origin: site.url,
      javaScriptEnabled: false,
      expected: [/status of 503/],
    });
    await page.getByLabel('Mobile phone').fill('(405) 555-0123');
    await page.getByRole('checkbox').check();
    gate.cut();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Sign Up for SMS Alerts' }).click();
    expect((await answer).status()).toBe(503);
    expect(await page.getByRole('alert').innerText()).not.toBe('');
    expect(await page.getByLabel('Mobile phone').inputValue()).toBe('(405) 555-0123');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);

    gate.open();
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200);
    await page.getByRole('button', { name: 'Sign Up for SMS Alerts' }).click();
    await page.getByText('Thank you! You have been successfully added').waitFor();
  },
);
