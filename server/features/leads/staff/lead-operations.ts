import { defineOperation, type OperationParts } from '#server/staff/operation.ts';
import { instant } from '#server/lib/instant.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { contactSubmissions, OUTBOX_STATUSES, outboxMessages } from '#shared/schema.ts';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import { leadSubject } from '../lead-messages.ts';
import { erase, eraseInput, eraseReceipt, purge, purgeInput } from './erase-leads.ts';
import { leadFilter, leadStatus, leadsWhere, listedLead } from './lead-filter.ts';
import { resend, resendInput, resendOutput } from './resend-leads.ts';

const shownLead = listedLead.extend({
  messages: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      status: z.enum(OUTBOX_STATUSES),
      attempts: z.number().int(),
      lastError: z.string().nullable(),
      nextAttemptAt: instant,
      sentAt: instant.nullable(),
    }),
  ),
});
export type ShownLead = z.output<typeof shownLead>;

const columns = { ...getTableColumns(contactSubmissions), status: leadStatus };

/** What `staff leads` asks of the database. */
export const leadOperations = {
  'leads.list': defineOperation({
    input: leadFilter,
    output: z.array(listedLead),
    run: async ({ database: { db } }, filter) => {
      const { where, orderBy } = leadsWhere(filter);
      const rows = await db
        .select(columns)
        .from(contactSubmissions)
        .where(where)
        .orderBy(orderBy)
        .limit(filter.limit);
      return rows.map(withTexts);
    },
  }),
  'leads.show': defineOperation({
    input: z.strictObject({ id: z.number().int() }),
    output: shownLead,
    run: showLead,
  }),
  'leads.resend': defineOperation({ input: resendInput, output: resendOutput, run: resend }),
  'leads.erase': defineOperation({ input: eraseInput, output: eraseReceipt, run: erase }),
  'leads.purge': defineOperation({ input: purgeInput, output: eraseReceipt, run: purge }),
} as const;

async function showLead(
  { database: { db } }: OperationParts,
  { id }: { id: number },
): Promise<z.input<typeof shownLead>> {
  const [row] = await db
    .select(columns)
    .from(contactSubmissions)
    .where(eq(contactSubmissions.id, id));
  if (!row) throw new OperatorError(`There is no lead ${id}.`);
  const messages = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.subject, leadSubject(id)))
    .orderBy(asc(outboxMessages.createdAt), asc(outboxMessages.kind));
  return {
    ...withTexts(row),
    messages: messages.map(({ nextAttemptAt, sentAt, ...message }) => ({
      ...message,
      nextAttemptAt: nextAttemptAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}

const withTexts = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
