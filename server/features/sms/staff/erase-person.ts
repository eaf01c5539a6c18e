import type { Queryable } from '#server/db/database.ts';
import { deleteRows, type RowCounts } from '#server/db/delete-rows.ts';
import {
  idempotencyKeys,
  smsConsentDetails,
  smsMessages,
  smsOptIns,
  smsReviews,
  smsSubjects,
} from '#shared/schema.ts';
import { eq, getTableName } from 'drizzle-orm';
import { lockChain } from '../consent/append-event.ts';
import { lockState } from '../consent/present-state.ts';
import { SIGN_UP_SCOPE } from '../sms-opt-in-service.ts';

/** Tables that know a number; the log of consents does not. */
const TABLES = [smsOptIns, smsSubjects, smsConsentDetails, smsMessages, smsReviews] as const;

/**
 * Removes a person: the number, all that was noted beside its events, messages and reviews. The
 * events stay, and with them the chain; but no longer say whose they were (docs/decisions/consent-chain.md).
 */
export async function erasePerson(db: Queryable, phoneNumberE164: string): Promise<RowCounts> {
  return db.transaction(async (tx) => {
    await lockState(tx, phoneNumberE164);
    await lockChain(tx);
    const counts: RowCounts = {};
    for (const table of TABLES) {
      const isOfNumber = eq(table.phoneNumberE164, phoneNumberE164);
      counts[getTableName(table)] = await deleteRows(tx, table, isOfNumber);
    }
    // A key has the hash of a sign-up, in which there is little but a number: trying them all
    // finds it. It does not say whose it is, so all of them go. No harm is done, since a number that
    // signs up once more keeps its first proof.
    const isSignUp = eq(idempotencyKeys.scope, SIGN_UP_SCOPE);
    return { ...counts, idempotency_keys: await deleteRows(tx, idempotencyKeys, isSignUp) };
  });
}
