import type { Queryable } from '#server/db/database.ts';
import { deleteRows, type RowCounts } from '#server/db/delete-rows.ts';
import { contactSubmissions, idempotencyKeys, outboxMessages } from '#shared/schema.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { LEAD_SCOPE, leadSubject } from '../lead-messages.ts';

/** Deletes leads, the messages about them, and their idempotency keys. */
export async function eraseRowsOfLeads(
  tx: Queryable,
  leadIds: readonly number[],
): Promise<RowCounts> {
  const subjects = leadIds.map(leadSubject);
  return {
    contact_submissions: await deleteRows(
      tx,
      contactSubmissions,
      sql`${contactSubmissions.id} = ${anyOf(leadIds, 'int')}`,
    ),
    outbox_messages: await deleteRows(
      tx,
      outboxMessages,
      sql`${outboxMessages.subject} = ${anyOf(subjects, 'text')}`,
    ),
    // A key has a hash of the request, in which the lead is.
    idempotency_keys: await deleteRows(
      tx,
      idempotencyKeys,
      and(
        eq(idempotencyKeys.scope, LEAD_SCOPE),
        sql`(${idempotencyKeys.response} ->> 'id')::int = ${anyOf(leadIds, 'int')}`,
      ),
    ),
  };
}

/** One parameter, however many there are: a statement takes 65,535 at most. */
function anyOf(values: readonly (number | string)[], type: 'int' | 'text'): SQL {
  return sql`any(${sql.param([...values])}::${sql.raw(type)}[])`;
}
