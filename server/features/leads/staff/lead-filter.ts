import {
  type ContactSubmission,
  contactSubmissions,
  OUTBOX_STATUSES,
  outboxMessages,
  type OutboxStatus,
} from '#shared/schema.ts';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

/** Which leads are meant; newest first. */
export const leadFilter = z.strictObject({
  status: z.enum(OUTBOX_STATUSES).optional(),
  since: z.date().optional(),
  until: z.date().optional(),
  /** Part of a name, an organization or an e-mail address. */
  search: z.string().min(1).max(254).optional(),
  /** The next page: leads with a smaller number. */
  beforeId: z.number().int().optional(),
  limit: z.number().int().positive().max(1_000),
});

/** A lead and how its delivery stands: 'dead-letter' where any message is one, else 'waiting' where any is. */
export type ListedLead = ContactSubmission & { readonly status: OutboxStatus };

const { id, createdAt, name, organization, email } = contactSubmissions;
const hasMessage = (status: OutboxStatus) =>
  sql`exists (select from ${outboxMessages} where ${outboxMessages.subject} = 'lead:' || ${id} and ${eq(outboxMessages.status, status)})`;

export const leadStatus = sql<
  ListedLead['status']
>`case when ${hasMessage('dead-letter')} then 'dead-letter'
  when ${hasMessage('waiting')} then 'waiting' else 'sent' end`;

/** The filter as a condition and an order. */
export function leadsWhere({
  status,
  since,
  until,
  search,
  beforeId,
}: z.output<typeof leadFilter>) {
  const conditions: (SQL | undefined)[] = [
    since && gte(createdAt, since),
    until && lt(createdAt, until),
    beforeId !== undefined ? lt(id, beforeId) : undefined,
    search === undefined
      ? undefined
      : sql`strpos(lower(concat_ws(' ', ${name}, ${organization}, ${email})), lower(${search})) > 0`,
    status && sql`${leadStatus} = ${status}`,
  ];
  return { where: and(...conditions), orderBy: desc(id) };
}
