import { verifyChain } from '#server/features/sms/consent/verify-chain.ts';
import { contactSubmissions, smsConsentDetails, smsReviews } from '#shared/schema.ts';
import { anyUtf16 } from '#tests/factories/any-utf16.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { runCommand } from '#tests/cli/support/run-command.ts';
import fc from 'fast-check';
import request from 'supertest';
import { expect, test } from 'vitest';
import { signedWebhook, webhookEnvironment } from './support/signed-webhook.ts';
import { testServer } from './support/test-server.ts';

const RUNS = 40;
const SLOW_MS = 300_000;
const NOW = new Date('2026-03-10T18:00:00Z');

describeOnBothEngines('text of any UTF-16', (database) => {
  const start = async () => (await testServer(database(), {}, webhookEnvironment)).app;
  const expectWholeChain = async () =>
    expect(await verifyChain(database().db)).toMatchObject({ isWhole: true, faults: [] });
  let people = 0;
  const newNumber = () => `+1405${String(2_000_000 + (people += 1))}`;

  test('half of a surrogate pair in the name of a lead leaves the chain of consents whole', async () => {
    const lead = buildLead({ name: 'Ann \ud800 Lee', smsOptIn: true });
    await request(await start())
      .post('/api/chat-contact')
      .send(lead)
      .expect(200);
    expect(await database().db.select().from(smsConsentDetails)).toMatchObject([
      { name: 'Ann \ufffd Lee' },
    ]);
    await expectWholeChain();
  });

  test(
    'in every field of leads and sign-ups is stored as it can be, or refused, and the chain stays whole',
    async () => {
      const app = await start();
      const fields = fc.record({
        name: anyUtf16().map((text) => `Jo ${text}`),
        message: anyUtf16({ maxLength: 200 }).map((text) => `User: ${text}`),
        website: fc.option(anyUtf16({ maxLength: 3 }), { nil: undefined }),
        phoneSuffix: fc.option(anyUtf16({ maxLength: 3 }), { nil: '' }),
        agent: fc.string({ maxLength: 20 }),
      });
      await fc.assert(
        fc.asyncProperty(fields, async ({ phoneSuffix, agent, ...texts }) => {
          const phone = newNumber() + phoneSuffix;
          const lead = buildLead({ ...texts, phone, smsOptIn: true });
          const posts = [
            request(app).post('/api/chat-contact').send(lead),
            request(app).post('/api/sms-optin').send({ phoneNumber: phone, consent: true }),
            request(app)
              .post('/sms-opt-in')
              .type('form')
              .send({ phoneNumber: phone, consent: 'on' }),
          ];
          for (const post of posts) {
            const { status } = await post.set('User-Agent', `a${agent.replace(/[^ -~]/g, '?')}`);
            expect([200, 400, 404]).toContain(status);
          }
          await expectWholeChain();
        }),
        { numRuns: RUNS },
      );
      const stored = await database().db.select().from(contactSubmissions);
      expect(stored.length).toBeGreaterThan(0);
      expect(stored.filter(({ name }) => !name.isWellFormed())).toEqual([]);
    },
    SLOW_MS,
  );

  test(
    'in incoming messages is carried out or refused, and the chain stays whole',
    async () => {
      const app = await start();
      const fields = fc.record({
        Body: fc.oneof(
          anyUtf16(),
          anyUtf16({ maxLength: 4 }).map((text) => `stop${text}`),
          anyUtf16({ maxLength: 900 }).map(
            (text) => `please stop ${'\u{1f3e5}'.repeat(800)}${text}`,
          ),
        ),
        suffix: fc.oneof(fc.constant(''), anyUtf16({ maxLength: 3 })),
      });
      await fc.assert(
        fc.asyncProperty(fields, async ({ Body, suffix }) => {
          const { MessageSid, From } = buildSmsInbound({ From: newNumber() + suffix });
          // Form encoding replaces halves of pairs, so the signature is made of what arrives.
          const arriving = Object.fromEntries(new URLSearchParams({ MessageSid, From, Body }));
          const { status } = await signedWebhook(app, arriving);
          expect([200, 400]).toContain(status);
          await expectWholeChain();
        }),
        { numRuns: RUNS },
      );
      expect(await database().db.$count(smsReviews)).toBeGreaterThan(0);
    },
    SLOW_MS,
  );

  test(
    'in what staff type is stored as it can be, or refused, and the chain stays whole',
    async () => {
      const staff = (...args: string[]) =>
        runCommand(['sms', ...args], { database: database(), now: () => NOW });
      const option = (name: string, text: string) => `--${name}=${text}`;
      await fc.assert(
        fc.asyncProperty(anyUtf16(), anyUtf16(), async (name, by) => {
          const number = newNumber();
          const who = [option('name', `Jo ${name}`), option('by', `Sam ${by}`)];
          const paper = await staff('record-paper', number, ...who, '--signed', '2026-03-01');
          const stop = await staff('opt-out', number, option('by', `Sam ${by}`));
          expect([0, 2]).toContain(paper.code);
          expect([0, 2]).toContain(stop.code);
          await expectWholeChain();
        }),
        { numRuns: RUNS },
      );
      expect(await database().db.$count(smsConsentDetails)).toBeGreaterThan(0);
    },
    SLOW_MS,
  );
});
