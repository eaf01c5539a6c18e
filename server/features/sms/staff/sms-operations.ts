import { defineOperation } from '#server/staff/operation.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { PublicError } from '#server/lib/errors.ts';
import { smsOptIns, smsReviews } from '#shared/schema.ts';
import { asc, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { NO_FACTS, numberFacts } from '../consent/number-facts.ts';
import { recordConsentAct } from '../consent/record-event.ts';
import { verifyChain } from '../consent/verify-chain.ts';
import { checkSignUp, recordSignUp } from '../sms-opt-in-service.ts';
import { countWelcomes, releaseWelcomes } from './count-welcomes.ts';
import { decideInput, decideReview } from './decide-review.ts';
import { erasePerson } from './erase-person.ts';
import { exportEvents, exportInput } from './export-events.ts';
import { explainEvent, explainInput } from './explain-event.ts';
import { evidenceInput, findEvidence } from './find-evidence.ts';

const nothing = z.strictObject({});
const short = z.string().min(1).max(200);

/** What `staff sms` asks of the database. */
export const smsOperations = {
  'sms.list': defineOperation({
    input: nothing,
    async run({ database: { db } }) {
      const { consent, source, consentTextVersion, consentedAt } = smsOptIns;
      const rows = await db
        .select({
          phoneNumber: smsOptIns.phoneNumberE164,
          typed: smsOptIns.phoneNumber,
          ...{ consent, source, consentTextVersion, consentedAt },
        })
        .from(smsOptIns)
        .orderBy(asc(smsOptIns.id));
      const facts = await numberFacts(db);
      return rows.map((row) => {
        // Confirmed: START came from the handset. Wished: signed up on the web after it had stopped.
        const { isConfirmed, wishedAt } = facts.get(row.phoneNumber) ?? NO_FACTS;
        return { ...row, confirmed: isConfirmed, wishedAt };
      });
    },
  }),
  'sms.record-paper': defineOperation({
    input: z.strictObject({
      phoneNumber: z.string().max(40),
      name: short,
      actor: short,
      signedAt: z.date(),
      consentTextVersion: z.string().max(40).optional(),
    }),
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
    run: ({ database: { db } }, { phoneNumberE164 }) => findEvidence(db, phoneNumberE164),
  }),
  'sms.verify': defineOperation({
    input: nothing,
    run: ({ database: { db } }) => verifyChain(db),
  }),
  'sms.explain': defineOperation({
    input: explainInput,
    run: ({ database: { db }, clock }, input) => explainEvent(db, input, clock()),
  }),
  'sms.reviews': defineOperation({
    input: nothing,
    run({ database: { db } }) {
      const { id, phoneNumberE164: phoneNumber, message, receivedAt } = smsReviews;
      return db
        .select({ id, phoneNumber, message, receivedAt })
        .from(smsReviews)
        .where(isNull(smsReviews.decision))
        .orderBy(asc(id));
    },
  }),
  'sms.decide': defineOperation({
    input: decideInput,
    run: async ({ database: { db }, clock }, input) => ({
      phoneNumber: await decideReview(db, input, clock()),
    }),
  }),
  'sms.welcomes': defineOperation({
    input: nothing,
    run: ({ database: { db }, clock }) => countWelcomes(db, clock()),
  }),
  'sms.release': defineOperation({
    input: nothing,
    run: async ({ database: { db }, clock }) => ({
      messages: await releaseWelcomes(db, clock()),
    }),
  }),
  'sms.export': defineOperation({
    input: exportInput,
    run: ({ database: { db } }, input) => exportEvents(db, input),
  }),
  'sms.erase': defineOperation({
    input: evidenceInput,
    run: async ({ database: { db } }, { phoneNumberE164 }) => {
      const { sms_consent_details: events = 0 } = await erasePerson(db, phoneNumberE164);
      return { events };
    },
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
