import type { Database, Queryable } from '#server/db/database.ts';
import { smsMessages } from '#shared/schema.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import {
  accepting,
  hangingUp,
  startTwilioServer,
  type TwilioBehavior,
} from '#tests/fakes/twilio-server.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { RequestClient } from 'twilio';
import { expect, test } from 'vitest';
import { createSmsOptInService } from '../sms-opt-in-service.ts';
import { createTwilioProvider } from './sms-provider.ts';
import { createSmsQueue } from './sms-queue.ts';

const NOON = new Date('2026-03-02T18:00:00Z');
const soon = new Date(NOON.getTime() + 2 * 60_000);
const settings = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'token',
  from: '+14055550142',
};

/** Fails as one does where the provider's name cannot be looked up. */
class ClientWithoutNames extends RequestClient {
  override request() {
    return Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
  }
}

describeOnBothEngines(
  'a text message of which nobody knows whether it left is not sent again',
  (database) => {
    const signUp = () => createSmsOptInService(database(), () => NOON).signUp(buildSmsSignUp());
    const start = async (behavior: TwilioBehavior, now = NOON) => {
      const { messages, httpClient } = await startTwilioServer(behavior);
      const provider = createTwilioProvider(settings, httpClient);
      const sms = createSmsQueue({ database: database(), provider, clock: () => now });
      return { messages, deliverDue: () => sms.work(new AbortController().signal) };
    };
    const queue = () => database().db.select().from(smsMessages);
    const lost = { state: 'sent', reason: 'no answer: it may not have left', providerId: null };

    test('when the provider hangs up', async () => {
      const { messages, deliverDue } = await start(hangingUp);
      await signUp();
      await deliverDue();
      await deliverDue();
      expect(messages).toHaveLength(1);
      expect(await queue()).toMatchObject([lost]);
    });

    test('when what the provider said cannot be written down', async () => {
      const { messages, httpClient } = await startTwilioServer();
      const provider = createTwilioProvider(settings, httpClient);
      const breaking = Object.create(database().db, {
        transaction: {
          value: <T>(work: (tx: Queryable) => Promise<T>) =>
            database().db.transaction(async (tx) => {
              const result = await work(tx);
              if (messages.length > 0) throw new Error('The connection was lost.');
              return result;
            }),
        },
      }) as Database['db'];
      const broken = createSmsQueue({ database: { db: breaking }, provider, clock: () => NOON });
      await signUp();
      await expect(broken.work(new AbortController().signal)).rejects.toThrow('lost');
      const next = await start(accepting, soon);
      await next.deliverDue();
      await next.deliverDue();
      expect([...messages, ...next.messages]).toHaveLength(1);
      expect(await queue()).toMatchObject([lost]);
    });

    test('but one that never reached the provider is', async () => {
      const provider = createTwilioProvider(settings, new ClientWithoutNames());
      const sms = createSmsQueue({ database: database(), provider, clock: () => NOON });
      await signUp();
      await sms.work(new AbortController().signal);
      const next = await start(accepting, soon);
      await next.deliverDue();
      expect(next.messages).toHaveLength(1);
      expect(await queue()).toMatchObject([{ state: 'sent', reason: null, attempts: 1 }]);
    });
  },
);
