import { defineOperation } from '#server/staff/operation.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { PublicError } from '#server/lib/errors.ts';
import { CONSENT_SOURCES, smsOptIns, smsReviews } from '#shared/schema.ts';
import { asc, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { NO_FACTS, numberFacts } from '../consent/number-facts.ts';
import { recordConsentAct } from '../consent/record-event.ts';
import { verifyChain } from '../consent/verify-chain.ts';
import { checkSignUp, recordSignUp } from '../sms-opt-in-service.ts';
import { countWelcomes, releaseWelcomes, welcomesOutput } from './count-welcomes.ts';
import { decideInput, decideReview } from './decide-review.ts';
import { erasePerson } from './erase-person.ts';
import { exportEvents, exportInput, exportOutput } from './export-events.ts';
import { explainEvent, explainInput, explainOutput } from './explain-event.ts';
import { evidenceInput, evidenceOutput, findEvidence } from './find-evidence.ts';
import { chainReport } from './recorded-columns.ts';

const nothing = z.strictObject({});
const instant = z.coerce.date();
const short = z.string().min(1).max(200);

const listedNumber = z.object({
  /** E.164. */
  phoneNumber: z.string(),
  typed: z.string(),
  consent: z.boolean(),
  source: z.enum(CONSENT_SOURCES),
  consentTextVersion: z.string().nullable(),
  consentedAt: instant.nullable(),
  /** START came from the handset. */
  confirmed: z.boolean(),
  /** When somebody signed the number up on the web after it had stopped. */
  wishedAt: instant.nullable(),
});
const openReview = z.object({
  id: z.number(),
  phoneNumber: z.string(),
  message: z.string(),
  receivedAt: instant,
});
const recorded = z.object({ phoneNumber: z.string(), sequence: z.number(), consent: z.boolean() });

/** What `staff sms` asks of the database. */
export const smsOperations = {
  'sms.list': defineOperation({
    input: nothing,
    output: z.array(listedNumber),
    async run({ database: { db } }) {
      const rows = await db.select().from(smsOptIns).orderBy(asc(smsOptIns.id));
      const facts = await numberFacts(db);
      return rows.map(({ phoneNumber, phoneNumberE164, ...rest }) => {
        const { isConfirmed, wishedAt } = facts.get(phoneNumberE164) ?? NO_FACTS;
        return {
          ...rest,
          phoneNumber: phoneNumberE164,
          typed: phoneNumber,
          confirmed: isConfirmed,
          wishedAt,
        };
      });
    },
  }),
  'sms.record-paper': defineOperation({
    input: z.strictObject({
      phoneNumber: z.string().max(40),
      name: short,
      actor: short,
      signedAt: instant,
      consentTextVersion: z.string().max(40).optional(),
    }),
    output: recorded,
    async run({ database: { db }, clock }, { name, actor, signedAt, ...form }) {
      const request = { ...form, consent: true } as const;
      const checked = asOperator(() => checkSignUp(request));
      const { event, isSubscribed } = await db.transaction((tx) =>
        recordSignUp(
          tx,
          {
            request,
            ...checked,
            source: 'paper',
            circumstances: { name, actor },
            occurredAt: signedAt,
          },
          clock(),
        ),
      );
      return {
        phoneNumber: checked.phoneNumberE164,
        sequence: event.sequence,
        consent: isSubscribed,
      };
    },
  }),
  'sms.opt-out': defineOperation({
    input: z.strictObject({ phoneNumberE164: z.string(), phoneNumber: short, actor: short }),
    output: recorded,
    async run({ database: { db }, clock }, { phoneNumberE164, phoneNumber, actor }) {
      const act = { act: 'opt-out', source: 'paper', phoneNumberE164, phoneNumber } as const;
      const { event, isSubscribed } = await db.transaction((tx) =>
        recordConsentAct(tx, { ...act, circumstances: { actor } }, clock()),
      );
      return { phoneNumber: phoneNumberE164, sequence: event.sequence, consent: isSubscribed };
    },
  }),
  'sms.evidence': defineOperation({
    input: evidenceInput,
    output: evidenceOutput,
    run: ({ database: { db } }, { phoneNumberE164 }) => findEvidence(db, phoneNumberE164),
  }),
  'sms.verify': defineOperation({
    input: nothing,
    output: chainReport,
    run: ({ database: { db } }) => verifyChain(db),
  }),
  'sms.explain': defineOperation({
    input: explainInput,
    output: explainOutput,
    run: ({ database: { db }, clock }, input) => explainEvent(db, input, clock()),
  }),
  'sms.reviews': defineOperation({
    input: nothing,
    output: z.array(openReview),
    async run({ database: { db } }) {
      const rows = await db
        .select()
        .from(smsReviews)
        .where(isNull(smsReviews.decision))
        .orderBy(asc(smsReviews.id));
      return rows.map(({ phoneNumberE164, ...rest }) => ({
        ...rest,
        phoneNumber: phoneNumberE164,
      }));
    },
  }),
  'sms.decide': defineOperation({
    input: decideInput,
    output: z.object({ phoneNumber: z.string() }),
    run: async ({ database: { db }, clock }, input) => ({
      phoneNumber: await decideReview(db, input, clock()),
    }),
  }),
  'sms.welcomes': defineOperation({
    input: nothing,
    output: welcomesOutput,
    run: ({ database: { db }, clock }) => countWelcomes(db, clock()),
  }),
  'sms.release': defineOperation({
    input: nothing,
    output: z.object({ messages: z.number() }),
    run: async ({ database: { db }, clock }) => ({
      messages: await releaseWelcomes(db, clock()),
    }),
  }),
  'sms.export': defineOperation({
    input: exportInput,
    output: exportOutput,
    run: ({ database: { db } }, input) => exportEvents(db, input),
  }),
  'sms.erase': defineOperation({
    input: evidenceInput,
    output: z.object({ events: z.number() }),
    run: async ({ database: { db } }, { phoneNumberE164 }) => ({
      events: await erasePerson(db, phoneNumberE164),
    }),
  }),
} as const;

/** The messages that a visitor gets for wrong input suit staff as well. */
function asOperator<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof PublicError ? new OperatorError(error.message) : error;
  }
}
