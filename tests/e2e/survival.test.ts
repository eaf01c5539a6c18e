import { startSite } from '#scripts/site/start-site.ts';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { test } from './support/browser-test.ts';

const signUp = async (origin: string, phoneNumber: string) => {
  const response = await fetch(`${origin}/api/sms-optin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'before-the-crash' },
    body: JSON.stringify({ phoneNumber, consent: true }),
  });
  return response.status;
};

test('a consent that was answered survives a killed server', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'survival-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));

  const first = await startSite({ dataDir });
  expect(await signUp(first.url, '(405) 555-0123')).toBe(200);
  const gone = once(first.process, 'exit');
  first.process.kill('SIGKILL');
  await gone;

  const second = await startSite({ dataDir });
  onTestFinished(second.stop);
  // The key was stored with the consent: it is known again, and it belongs to that number alone.
  expect(await signUp(second.url, '(405) 555-0123')).toBe(200);
  expect(await signUp(second.url, '(405) 555-0124')).toBe(409);
});
