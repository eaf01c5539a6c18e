import { verifyChain } from '#server/features/sms/consent/verify-chain.ts';
import { smsReplies } from '#shared/content/sms-consent.ts';
import { smsConsentEvents, smsInboundMessages, smsOptIns, smsReviews } from '#shared/schema.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { TEST_TIMEOUT_MS } from '#tests/setup/timeouts.ts';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  deliverWebhook,
  INBOUND_PATH,
  PUBLIC_URL,
  signatureOf,
  signedWebhook,
  unsignedWebhook,
  webhookEnvironment,
} from './support/signed-webhook.ts';
import { testServer } from './support/test-server.ts';

const EMPTY = '<?xml version="1.0" encoding="UTF-8"?><Response/>';
const twimlOf = (text: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response><Message>${text.replaceAll('&', '&amp;')}</Message></Response>`;

describeWithDatabase('POST /api/sms/inbound', (database) => {
  const start = async (environment = {}) =>
    (await testServer(database(), {}, { ...webhookEnvironment, ...environment })).app;
  const events = () => database().db.select().from(smsConsentEvents);
  const numbers = () => database().db.select().from(smsOptIns);
  const reviews = () => database().db.select().from(smsReviews);
  const received = () => database().db.select().from(smsInboundMessages);

  test.each([
    ['STOP', smsReplies.stop],
    ['start', smsReplies.start],
    ['Help!', smsReplies.help],
    ['opt out', smsReplies.stop],
  ])('answers %s with the exact text of the page, in TwiML', async (Body, reply) => {
    const answer = await signedWebhook(await start(), buildSmsInbound({ Body })).expect(200);
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8');
    expect(answer.text).toBe(twimlOf(reply));
  });

  test('START subscribes, STOP unsubscribes, UNSTOP resubscribes and HELP changes nothing', async () => {
    const app = await start();
    for (const [Body, consent] of [
      ['START', true],
      ['STOP', false],
      ['HELP', false],
      ['UNSTOP', true],
      ['HELP', true],
    ] as const) {
      await signedWebhook(app, buildSmsInbound({ Body })).expect(200);
      expect(await numbers()).toMatchObject([{ phoneNumberE164: '+14055550163', consent }]);
    }
    expect((await events()).map(({ action }) => action)).toEqual([
      'opt-in',
      'opt-out',
      'help',
      'resubscribe',
      'help',
    ]);
  });

  test('STOP from a number nobody knows is recorded and answered', async () => {
    await signedWebhook(await start(), buildSmsInbound({ Body: 'STOP' })).expect(200);
    expect(await numbers()).toMatchObject([{ consent: false, consentTextVersion: null }]);
  });

  describe('refuses with 403, without TwiML and without a trace,', () => {
    const message = buildSmsInbound();
    const fields = { ...message };
    test.each<[string, string | undefined]>([
      ['no signature', undefined],
      ['an empty signature', ''],
      ['nonsense for a signature', 'AAAA'],
      ['the signature of another token', signatureOf(fields, { token: 'other' })],
      ['the signature of another message', signatureOf({ ...fields, Body: 'START' })],
      [
        'the signature for another address',
        signatureOf(fields, { url: `https://evil.example${INBOUND_PATH}` }),
      ],
      [
        'the signature for the same address over http',
        signatureOf(fields, { url: PUBLIC_URL.replace('https', 'http') + INBOUND_PATH }),
      ],
    ])('%s', async (_, signature) => {
      const sent = unsignedWebhook(await start(), fields);
      if (signature !== undefined) sent.set('X-Twilio-Signature', signature);
      const answer = await sent.expect(403);
      expect(answer.body).toMatchObject({ success: false });
      expect(await events()).toEqual([]);
      expect(await received()).toEqual([]);
    });

    test('everything while no token is set', async () => {
      const app = await start({ TWILIO_AUTH_TOKEN: '' });
      await signedWebhook(app, fields).expect(403);
      await unsignedWebhook(app, fields)
        .set('X-Twilio-Signature', signatureOf(fields, { token: '' }))
        .expect(403);
    });
  });

  test('a message delivered twice is carried out once, and both are answered alike', async () => {
    const app = await start();
    const stop = buildSmsInbound({ Body: 'STOP' });
    const first = await signedWebhook(app, stop).expect(200);
    await signedWebhook(app, buildSmsInbound({ Body: 'START' })).expect(200);
    const replay = await signedWebhook(app, stop).expect(200);
    expect(replay.text).toBe(first.text);
    expect(await numbers()).toMatchObject([{ consent: true }]);
    expect(await events()).toHaveLength(2);
  });

  /** The app on a port of its own, with a way to deliver to it as the provider does. */
  async function listening() {
    const server = (await start()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return (message: object) => deliverWebhook(`http://127.0.0.1:${port}`, message);
  }

  test('fifty copies at once are one event', async () => {
    const deliver = await listening();
    const stop = buildSmsInbound({ Body: 'STOP' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(stop)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([twimlOf(smsReplies.stop)]));
    expect(await events()).toHaveLength(1);
  });

  test('the same number stopping and starting at once ends as the last event says', async () => {
    const deliver = await listening();
    const bodies = Array.from({ length: 40 }, (_, index) => (index % 2 ? 'START' : 'STOP'));
    await Promise.all(bodies.map((Body) => deliver(buildSmsInbound({ Body }))));
    const log = (await events()).sort((one, other) => one.sequence - other.sequence);
    expect(log).toHaveLength(40);
    expect(await numbers()).toMatchObject([{ consent: log.at(-1)?.action !== 'opt-out' }]);
  });

  // Longer than other tests: what it leaves running would write into the tests after it.
  test(
    'hundreds of webhooks at once, each delivered twice, end in the right states without a 500',
    { timeout: 3 * TEST_TIMEOUT_MS },
    async () => {
      const deliver = await listening();
      const messages = Array.from({ length: 200 }, (_, index) =>
        buildSmsInbound({
          From: `+1405555${String(1_000 + index)}`,
          Body: index % 2 ? 'START' : 'STOP',
        }),
      );
      const answers = await Promise.all([...messages, ...messages].map(deliver));
      const statuses = new Set(answers.flatMap((answer) => answer.statuses));
      expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      const states = new Map((await numbers()).map((row) => [row.phoneNumberE164, row.consent]));
      expect(messages.map(({ From }) => states.get(From))).toEqual(
        messages.map(({ Body }) => Body === 'START'),
      );
      expect(await verifyChain(database().db)).toMatchObject({ isWhole: true, events: 200 });
    },
  );

  test.each([
    ['a short code', '40404'],
    ['a number from abroad', '+442079460018'],
    ['a name', 'ACME'],
    ['+1 and 9 digits', '+1405555014'],
    ['+1 and 11 digits', '+140555501633'],
    ['all zeros', '+10000000000'],
    ['letters', '+1405CALLNOW'],
    ['nothing', ''],
  ])('STOP from %s changes nothing and is not answered', async (_, From) => {
    const answer = await signedWebhook(await start(), buildSmsInbound({ From })).expect(200);
    expect(answer.text).toBe(EMPTY);
    expect(await events()).toEqual([]);
  });

  test('words that look like an opt-out wait for a person and are answered with HELP', async () => {
    const app = await start();
    const Body = 'please stop texting me';
    const answer = await signedWebhook(app, buildSmsInbound({ Body })).expect(200);
    expect(answer.text).toBe(twimlOf(smsReplies.help));
    expect(await reviews()).toMatchObject([{ message: Body, decision: null }]);
  });

  test('whoever has stopped and still complains is left in peace', async () => {
    const app = await start();
    await signedWebhook(app, buildSmsInbound({ Body: 'STOP' })).expect(200);
    const answer = await signedWebhook(app, buildSmsInbound({ Body: 'I said stop it' }));
    expect(answer.text).toBe(EMPTY);
  });

  test.each(['', '   ', 'See you on Monday.', '\0', '👍', 'x'.repeat(10_000)])(
    'the message %j is neither stored nor answered',
    async (Body) => {
      const answer = await signedWebhook(await start(), buildSmsInbound({ Body })).expect(200);
      expect(answer.text).toBe(EMPTY);
      expect(await reviews()).toEqual([]);
    },
  );

  test('where the provider answers keywords itself they are recorded in silence', async () => {
    const message = buildSmsInbound({ Body: 'STOP' });
    const app = await start({ TWILIO_ANSWERS_KEYWORDS: '1' });
    expect((await signedWebhook(app, message)).text).toBe(EMPTY);
    const other = { ...buildSmsInbound({ Body: 'Basta ya' }), OptOutType: 'STOP' };
    expect((await signedWebhook(await start(), other)).text).toBe(EMPTY);
    expect(await numbers()).toMatchObject([{ consent: false }]);
    expect(await events()).toHaveLength(2);
  });

  test.each<[string, object, number]>([
    ['no MessageSid', { From: '+14055550163', Body: 'STOP' }, 400],
    ['an empty MessageSid', buildSmsInbound({ MessageSid: '' }), 400],
    ['a MessageSid with SQL', buildSmsInbound({ MessageSid: "'; drop table users;--" }), 400],
    ['two bodies', { ...buildSmsInbound(), Body: ['STOP', 'START'] }, 400],
    ['no sender', { MessageSid: 'SM1', Body: 'STOP' }, 400],
    ['more than 32 kB', buildSmsInbound({ Body: 'x'.repeat(40_000) }), 413],
    [
      'a thousand fields',
      Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`f${index}`, '1'])),
      413,
    ],
  ])('a signed request with %s is refused', async (_, fields, status) => {
    await signedWebhook(await start(), fields).expect(status);
    expect(await events()).toEqual([]);
  });

  test('JSON is refused with 415 and GET with 405', async () => {
    const app = await start();
    await request(app).post(INBOUND_PATH).send(buildSmsInbound()).expect(415);
    await request(app).get(INBOUND_PATH).expect(405).expect('Allow', 'POST');
  });
});
