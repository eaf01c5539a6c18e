import { smsConsentEvents, smsOptIns, smsSubjects } from '#shared/schema.ts';
import { buildSmsInbound } from '#tests/factories/build-sms-inbound.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { describeWithDatabase, type OpenedDatabase } from '#tests/setup/databases.ts';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verifyChain } from './consent/verify-chain.ts';
import { createSmsInboundService } from './inbound/inbound-service.ts';
import { checkSignUp, createSmsOptInService, recordSignUp } from './sms-opt-in-service.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BEGIN_MS = Date.parse('2026-03-01T12:00:00Z');
const PEOPLE = 3;
const RUNS = 40;

/** One thing a person does; it is delivered once or twice, at any place in the history. */
interface Act {
  readonly person: number;
  readonly kind: 'web' | 'chat' | 'paper' | 'STOP' | 'START' | 'HELP' | 'hello';
  /** Paper alone: how long before it is typed in it was signed. */
  readonly signedMinutesAgo: number;
}

const act: fc.Arbitrary<Act> = fc.record({
  person: fc.nat(PEOPLE - 1),
  kind: fc.constantFrom('web', 'chat', 'paper', 'STOP', 'START', 'HELP', 'hello'),
  signedMinutesAgo: fc.nat(30),
});

/** Acts, and the order in which they arrive: each once, some of them again. */
const history = fc.array(act, { minLength: 1, maxLength: 14 }).chain((acts) =>
  fc.record({
    acts: fc.constant(acts),
    arrivals: fc
      .array(fc.nat(acts.length - 1), { maxLength: acts.length })
      .chain((again) => fc.constant<number[]>([...acts.keys(), ...again]))
      .chain((all) => fc.shuffledSubarray(all, { minLength: all.length })),
  }),
);

/** What must be true, thought out without a database: when each person decided what. */
function expectedOf(acts: readonly Act[], arrivals: readonly number[]) {
  const seen = new Set<number>();
  const decisions: { person: number; atMs: number; order: number; consent: boolean }[] = [];
  let events = 0;
  const isSubscribed = (person: number) =>
    decisions
      .filter((decision) => decision.person === person)
      .sort((one, other) => one.atMs - other.atMs || one.order - other.order)
      .at(-1)?.consent;
  arrivals.forEach((index, order) => {
    const { person, kind, signedMinutesAgo } = acts[index] as Act;
    // The same form typed in twice is two entries; everything else is recognized as a copy.
    if (kind !== 'paper' && seen.has(index)) return;
    seen.add(index);
    if (kind === 'hello') return;
    events += 1;
    if (kind === 'HELP') return;
    // After a STOP a sign-up on a screen is a wish.
    if ((kind === 'web' || kind === 'chat') && isSubscribed(person) === false) return;
    const agoMs = kind === 'paper' ? signedMinutesAgo * MINUTE_MS : 0;
    const atMs = BEGIN_MS + order * MINUTE_MS - agoMs;
    decisions.push({ person, atMs, order, consent: kind !== 'STOP' });
  });
  return {
    events,
    subscribed: Array.from({ length: PEOPLE }, (_, person) => isSubscribed(person) ?? false),
  };
}

function play(database: OpenedDatabase, run: number) {
  const numberOf = (person: number) => `+1405${String(2_000_000 + run * PEOPLE + person)}`;
  const messages = new Map<number, ReturnType<typeof buildSmsInbound>>();
  async function deliver({ person, kind, signedMinutesAgo }: Act, index: number, now: Date) {
    const phoneNumber = numberOf(person);
    const signUp = (source: 'web' | 'chat') =>
      createSmsOptInService(database(), () => now).signUp(
        buildSmsSignUp({ phoneNumber, source, idempotencyKey: `${run}-${index}` }),
      );
    if (kind === 'web' || kind === 'chat') await signUp(kind);
    else if (kind === 'paper') {
      const request = { phoneNumber, consent: true } as const;
      const occurredAt = new Date(now.getTime() - signedMinutesAgo * MINUTE_MS);
      const paper = { request, source: 'paper', ...checkSignUp(request), occurredAt } as const;
      await database().db.transaction((tx) => recordSignUp(tx, paper, now));
    } else {
      const message = messages.get(index) ?? buildSmsInbound({ From: phoneNumber, Body: kind });
      messages.set(index, message);
      const options = { database: database(), clock: () => now, providerAnswers: false };
      await createSmsInboundService(options).receive(message);
    }
  }
  return { numberOf, deliver };
}

describeWithDatabase('any history of consents', (database) => {
  test('in any order, delivered twice, ends in the right state with a whole chain', async () => {
    let run = 0;
    const property = fc.asyncProperty(history, async ({ acts, arrivals }) => {
      run += 1;
      const { numberOf, deliver } = play(database, run);
      for (const [order, index] of arrivals.entries()) {
        // A day for each run: they share one chain, whose time never goes back.
        const now = new Date(BEGIN_MS + run * DAY_MS + order * MINUTE_MS);
        await deliver(acts[index] as Act, index, now);
      }
      const numbers = Array.from({ length: PEOPLE }, (_, person) => numberOf(person));
      const rows = await database()
        .db.select()
        .from(smsOptIns)
        .where(inArray(smsOptIns.phoneNumberE164, numbers));
      const events = await database()
        .db.select({ sequence: smsConsentEvents.sequence })
        .from(smsConsentEvents)
        .innerJoin(smsSubjects, eq(smsSubjects.subject, smsConsentEvents.subject))
        .where(inArray(smsSubjects.phoneNumberE164, numbers));
      const found = numbers.map(
        (number) => rows.find((row) => row.phoneNumberE164 === number)?.consent ?? false,
      );
      expect({ events: events.length, subscribed: found }).toEqual(expectedOf(acts, arrivals));
      expect(await verifyChain(database().db)).toMatchObject({ isWhole: true, faults: [] });
    });
    await fc.assert(property, { numRuns: RUNS });
  }, 300_000);
});
