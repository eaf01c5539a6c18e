import { randomUUID } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { signWebhook } from '#server/features/leads/notify/sign-webhook.ts';
import { askService, checkLine, type CheckLine, FindingError } from './check-line.ts';

/** By this type receivers distinguish a test from a lead. */
const TEST_TYPE = 'lead.test';

/** The CRM: takes a signed test, `{ "type": "lead.test", "timestamp": …, "data": { "test": true } }`. */
export async function checkWebhook(
  { leads: { webhookUrl, webhookSecret } }: Pick<Config, 'leads'>,
  now: Date,
): Promise<CheckLine[]> {
  if (webhookUrl === undefined || webhookSecret === undefined) return [];
  const { host } = new URL(webhookUrl);
  return [
    await checkLine('webhook', async () => {
      const body = JSON.stringify({
        type: TEST_TYPE,
        timestamp: now.toISOString(),
        data: { test: true },
      });
      const headers = {
        'Content-Type': 'application/json',
        'User-Agent': 'lead-webhook',
        ...signWebhook({ id: `test-${randomUUID()}`, body, now }, webhookSecret),
      };
      const request = { method: 'POST', headers, body };
      const response = await askService(`${host} of LEADS_WEBHOOK_URL`, webhookUrl, request);
      await response.body?.cancel();
      const { status } = response;
      if (status >= 200 && status < 300) return `${host} took a signed test (${TEST_TYPE}).`;
      throw new FindingError(`${host} answered ${status}: ${adviceOn(status)}.`);
    }),
  ];
}

function adviceOn(status: number): string {
  if (status === 401 || status === 403) return 'is LEADS_WEBHOOK_SECRET the one it knows?';
  if (status === 404 || status === 405) return 'is LEADS_WEBHOOK_URL the whole address?';
  if (status >= 300 && status < 400) {
    return 'redirects are not followed; put the address it leads to into LEADS_WEBHOOK_URL';
  }
  if (status < 500)
    return `it does not take the type ${TEST_TYPE}; have it ignore types it does not know`;
  return 'it has a fault of its own';
}
