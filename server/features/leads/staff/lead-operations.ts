import { defineOperation, type OperationParts } from '#server/staff/operation.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { contactSubmissions, outboxMessages } from '#shared/schema.ts';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import { leadSubject } from '../lead-messages.ts';
import { erase, eraseInput, purge, purgeInput } from './erase-leads.ts';
import { leadFilter, leadStatus, leadsWhere } from './lead-filter.ts';
import { resend, resendInput } from './resend-leads.ts';

export type ShownLead = Awaited<ReturnType<typeof showLead>>;

const columns = { ...getTableColumns(contactSubmissions), status: leadStatus };

/** What `staff leads` asks of the database. */
export const leadOperations = {
  'leads.list': defineOperation({
    input: leadFilter,
    run: async ({ database: { db } }, filter) => {
      const { where, orderBy } = leadsWhere(filter);
      return db
        .select(columns)
        .from(contactSubmissions)
        .where(where)
        .orderBy(orderBy)
        .limit(filter.limit);
    },
  }),
  'leads.show': defineOperation({
    input: z.strictObject({ id: z.number().int() }),
    run: showLead,
  }),
  'leads.resend': defineOperation({ input: resendInput, run: resend }),
  'leads.erase': defineOperation({ input: eraseInput, run: erase }),
  'leads.purge': defineOperation({ input: purgeInput, run: purge }),
} as const;

async function showLead({ database: { db } }: OperationParts, { id }: { id: number }) {
  const [row] = await db
    .select(columns)
    .from(contactSubmissions)
    .where(eq(contactSubmissions.id, id));
  if (!row) throw new OperatorError(`There is no lead ${id}.`);
  const { kind, status, attempts, lastError, nextAttemptAt, sentAt } = outboxMessages;
  const messages = await db
    .select({ id: outboxMessages.id, kind, status, attempts, lastError, nextAttemptAt, sentAt })
    .from(outboxMessages)
    .where(eq(outboxMessages.subject, leadSubject(id)))
    .orderBy(asc(outboxMessages.createdAt), asc(kind));
  return { ...row, messages };
}
