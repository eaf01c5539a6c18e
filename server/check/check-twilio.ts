import type { RequestClient, Twilio } from 'twilio';
import type { Config } from '#server/config.ts';
import { smsInbound } from '#shared/contracts/sms-inbound.ts';
import {
  askService,
  checkLine,
  type CheckLine,
  FindingError,
  TEST_TIMEOUT_MS,
  whyUnreachable,
} from './check-line.ts';

type Settings = Pick<Config, 'twilio' | 'publicUrl'>;

/**
 * Twilio: the account, the sender, where it sends incoming messages, and whether the site believes its
 * signature there.
 * @param httpClient tests hand in one that asks a server of their own
 */
export async function checkTwilio(
  { twilio: settings, publicUrl }: Settings,
  httpClient?: RequestClient,
): Promise<CheckLine[]> {
  const { accountSid, authToken, from } = settings;
  if (accountSid === undefined || authToken === undefined) return [];
  const { default: twilio } = await import('twilio');
  const client = twilio(accountSid, authToken, {
    timeout: TEST_TIMEOUT_MS,
    ...(httpClient && { httpClient }),
  });
  const webhook = publicUrl + smsInbound.path;
  const account = await checkLine('twilio-account', () => checkAccount(client, accountSid));
  return [
    account,
    ...(from !== undefined && account.ok
      ? [await checkLine('twilio-number', () => checkSender(client, from, webhook))]
      : []),
    await checkLine('twilio-webhook', () => checkSignature(authToken, webhook)),
  ];
}

async function checkAccount(client: Twilio, accountSid: string): Promise<string> {
  const { status, type } = await client.api.v2010
    .accounts(accountSid)
    .fetch()
    .catch((error: unknown) => {
      throw new FindingError(`Twilio ${reasonOf(error)}.`);
    });
  if (status !== 'active') {
    throw new FindingError(`The Twilio account is ${status}: see its console.`);
  }
  return `The account is active${type === 'Trial' ? ', and a trial: it texts verified numbers only' : ''}.`;
}

async function checkSender(client: Twilio, from: string, webhook: string): Promise<string> {
  const { address, method, what } = await readSender(client, from).catch((error: unknown) => {
    if (error instanceof FindingError) throw error;
    throw new FindingError(`TWILIO_FROM: Twilio ${reasonOf(error)}.`);
  });
  if (address !== webhook || method !== 'POST') {
    throw new FindingError(
      `Incoming messages of ${what} go to ${address === '' ? 'nobody' : `${method} ${withoutQuery(address)}`}: a STOP does not arrive. In Twilio's console set POST ${webhook}.`,
    );
  }
  return `${what} sends incoming messages to ${webhook}.`;
}

async function readSender(client: Twilio, from: string) {
  if (from.startsWith('MG')) {
    const service = await client.messaging.v1.services(from).fetch();
    if (service.useInboundWebhookOnNumber) {
      throw new FindingError(
        'The messaging service of TWILIO_FROM leaves incoming messages to each number: choose "Send a webhook" in Twilio\'s console.',
      );
    }
    return {
      address: service.inboundRequestUrl ?? '',
      method: service.inboundMethod ?? 'POST',
      what: 'the messaging service',
    };
  }
  const [number] = await client.incomingPhoneNumbers.list({ phoneNumber: from, limit: 1 });
  if (!number) {
    throw new FindingError(`The account has no number ${from}: change TWILIO_FROM.`);
  }
  if (!number.capabilities.sms) {
    throw new FindingError(`The number ${from} cannot send texts: change TWILIO_FROM.`);
  }
  return { address: number.smsUrl, method: number.smsMethod, what: `the number ${from}` };
}

/** A webhook may carry a secret in its query. */
const withoutQuery = (address: string) => address.split('?', 1)[0] ?? '';

/**
 * A signed form without a message: the site refuses it as incomplete (400) after it has believed the
 * signature, and as forged (403) when it has not. Nothing is recorded.
 */
async function checkSignature(authToken: string, webhook: string): Promise<string> {
  const { default: webhooks } = await import('twilio/lib/webhooks/webhooks.js');
  const fields = { Check: 'signature' };
  const response = await askService(webhook, webhook, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Twilio-Signature': webhooks.getExpectedTwilioSignature(authToken, webhook, fields),
    },
    body: new URLSearchParams(fields),
  });
  await response.body?.cancel();
  if (response.status === 400)
    return `${webhook} believes messages that are signed with this token.`;
  if (response.status === 403) {
    throw new FindingError(
      'The site there does not believe this signature: its TWILIO_AUTH_TOKEN or PUBLIC_URL are others than here; restart it after a change.',
    );
  }
  throw new FindingError(`${webhook} answered ${response.status}: is PUBLIC_URL this site?`);
}

function reasonOf(error: unknown): string {
  const { status, code } = Object(error) as { status?: unknown; code?: unknown };
  if (typeof status !== 'number') return whyUnreachable(error);
  const detail = typeof code === 'number' ? code : status;
  if (status === 401 || status === 403) {
    return `refused TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN (${detail})`;
  }
  return status === 404 ? `knows nothing of this name (${detail})` : `answered ${status}`;
}
