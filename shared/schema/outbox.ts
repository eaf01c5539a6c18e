import { sql } from 'drizzle-orm';
import { check, customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, length, oneOf } from './columns.ts';

export const OUTBOX_STATUSES = ['waiting', 'sent', 'dead-letter'] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/**
 * Rows say `parked` for a dead letter. The word is translated here and not migrated: during a rolling update
 * the instances of the release before still read and write it, and backups hold it.
 */
const STORED = { waiting: 'waiting', sent: 'sent', 'dead-letter': 'parked' } as const;
const outboxStatus = customType<{ data: OutboxStatus; driverData: string }>({
  dataType: () => 'text',
  toDriver: (status) => STORED[status],
  fromDriver: (stored) => OUTBOX_STATUSES.find((status) => STORED[status] === stored) ?? 'waiting',
});

/** Transactional outbox: messages to receivers outside, written with the rows they are about (docs/decisions/outbox.md). */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    /** Goes out with every try, so that a receiver recognizes a copy. */
    id: uuid().primaryKey(),
    /** Who delivers it, e.g. 'lead-email'. */
    kind: text().notNull(),
    /** The row it is about, e.g. 'lead:12': to show, send again or erase what belongs to it. */
    subject: text().notNull(),
    payload: jsonb().notNull(),
    status: outboxStatus().notNull().default('waiting'),
    /** Tries begun so far. */
    attempts: integer().notNull().default(0),
    /** While a try is under way: when another process may take it over. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Why the last try failed, without anything personal. */
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outbox_messages_due')
      .on(table.kind, table.nextAttemptAt)
      .where(sql`${table.status} = 'waiting'`),
    index('outbox_messages_subject').on(table.subject),
    check('outbox_messages_status', oneOf(table.status, Object.values(STORED))),
    check('outbox_messages_kind_length', length(table.kind, 1, 40)),
    check('outbox_messages_subject_length', length(table.subject, 1, 100)),
    check('outbox_messages_last_error_length', length(table.lastError, 0, 500)),
  ],
);

export type OutboxMessage = typeof outboxMessages.$inferSelect;
