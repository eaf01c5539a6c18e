import { check, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, isSha256, length } from './columns.ts';

/** What was already answered under an Idempotency-Key (docs/decisions/idempotency.md). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Which endpoint the key belongs to, e.g. 'sms-optin'. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the canonical body, in hex. */
    bodyHash: text('body_hash').notNull(),
    /**
     * Null only inside the transaction that is still working on it. json rather than jsonb: it keeps
     * the order of keys, so that every copy is answered with the same bytes.
     */
    response: json(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    check('idempotency_keys_scope_length', length(table.scope, 1, 40)),
    check('idempotency_keys_key_length', length(table.key, 1, 200)),
    check('idempotency_keys_body_hash', isSha256(table.bodyHash)),
  ],
);
