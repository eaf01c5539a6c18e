import type { Queryable } from '#server/db/database.ts';
import { SIGN_UP_SCOPE } from '#server/features/sms/sms-opt-in-service.ts';
import { erasePerson } from '#server/features/sms/staff/erase-person.ts';
import {
  contactSubmissions,
  idempotencyKeys,
  outboxMessages,
  smsConsentDetails,
  smsMessages,
  smsOptIns,
  smsReviews,
  smsSubjects,
} from '#shared/schema.ts';
import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { LEAD_SCOPE, leadSubject } from '../lead-messages.ts';

/** Rows gone, by table. */
export type RowCounts = Record<string, number>;

/** Tables that know a number; the log of consents does not. */
const CONSENT_TABLES = [
  smsOptIns,
  smsSubjects,
  smsConsentDetails,
  smsMessages,
  smsReviews,
] as const;

/** Deletes leads, the messages about them, and their idempotency keys. */
export async function eraseRowsOfLeads(
  tx: Queryable,
  leadIds: readonly number[],
): Promise<RowCounts> {
  const subjects = leadIds.map(leadSubject);
  return {
    contact_submissions: await remove(
      tx,
      contactSubmissions,
      sql`${contactSubmissions.id} = ${anyOf(leadIds, 'int')}`,
    ),
    outbox_messages: await remove(
      tx,
      outboxMessages,
      sql`${outboxMessages.subject} = ${anyOf(subjects, 'text')}`,
    ),
    // A key has a hash of the request, in which the lead is.
    idempotency_keys: await remove(
      tx,
      idempotencyKeys,
      and(
        eq(idempotencyKeys.scope, LEAD_SCOPE),
        sql`(${idempotencyKeys.response} ->> 'id')::int = ${anyOf(leadIds, 'int')}`,
      ),
    ),
  };
}

/**
 * Removes whom a number belongs to; the proof that somebody consented stays
 * (docs/decisions/consent-chain.md).
 */
export async function eraseConsents(tx: Queryable, phoneNumberE164: string): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const table of CONSENT_TABLES) {
    const isOfNumber = eq(table.phoneNumberE164, phoneNumberE164);
    counts[getTableName(table)] = await tx.$count(table, isOfNumber);
  }
  const keys = await tx.$count(idempotencyKeys, eq(idempotencyKeys.scope, SIGN_UP_SCOPE));
  await erasePerson(tx, phoneNumberE164);
  return { ...counts, idempotency_keys: keys };
}

/** One parameter, however many there are: a statement takes 65,535 at most. */
function anyOf(values: readonly (number | string)[], type: 'int' | 'text'): SQL {
  return sql`any(${sql.param([...values])}::${sql.raw(type)}[])`;
}

async function remove(tx: Queryable, table: PgTable, where: SQL | undefined): Promise<number> {
  const gone = await tx
    .delete(table)
    .where(where)
    .returning({ one: sql`1` });
  return gone.length;
}
