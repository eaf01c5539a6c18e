import type { Queryable } from '#server/db/database.ts';
import { askedKeys } from '#shared/entities/fields.ts';
import { leadFields } from '#shared/entities/lead.ts';
import { contactSubmissions, idempotencyKeys, outboxMessages } from '#shared/schema.ts';
import { Param, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LEAD_SCOPE, type LeadChannel, leadKinds, LEAD_SUBJECT_PREFIX } from './lead-messages.ts';

const LEAD_KEYS = [...askedKeys(leadFields), 'suspectedBot', 'createdAt'] as const;
const leadColumns = sql.join(
  LEAD_KEYS.map((key) => sql.identifier(contactSubmissions[key].name)),
  sql`, `,
);
const leadValues = sql.join(
  LEAD_KEYS.map((key) => valueOf(contactSubmissions[key], key)),
  sql`, `,
);

/** A placeholder that is written as its column is; a SELECT would take it for text otherwise. */
function valueOf(column: PgColumn, name: string) {
  const value = new Param(sql.placeholder(name), column);
  return sql`${value}::${sql.raw(column.getSQLType())}`;
}

/**
 * Stores a lead and its messages in one statement, which is a transaction by itself: each further trip to
 * the database would take as long as all of this (docs/decisions/one-statement-leads.md).
 * @param claimsKey also stores `key`, `bodyHash` and the answer; nothing is stored where the key was used
 * @returns prepared; answers with the id of the lead, or with no row
 */
export function leadStatement(
  db: Queryable,
  { channels, claimsKey }: { channels: readonly LeadChannel[]; claimsKey: boolean },
) {
  const id = { id: sql<number>`id`.as('id') };
  // The number is drawn first: a statement does not see the rows that it writes.
  const drawn = db
    .$with('drawn', id)
    .as(sql`select nextval(pg_get_serial_sequence('contact_submissions', 'id'))::integer as id`);
  const { scope, key, bodyHash } = idempotencyKeys;
  const claimed = db.$with('claimed', id).as(sql`
    insert into ${idempotencyKeys} (scope, key, body_hash, response)
    select ${LEAD_SCOPE}::${sql.raw(scope.getSQLType())}, ${valueOf(key, 'key')},
      ${valueOf(bodyHash, 'bodyHash')}, json_build_object('success', true, 'id', id)
    from drawn on conflict do nothing returning (response->>'id')::integer as id`);
  const stored = db.$with('stored', id).as(sql`
    insert into ${contactSubmissions} (id, ${leadColumns}) overriding system value
    select id, ${leadValues} from ${sql.identifier(claimsKey ? 'claimed' : 'drawn')} returning id`);
  const kinds = leadKinds(channels);
  const kindRows = sql.join(
    kinds.map((kind) => sql`(${kind})`),
    sql`, `,
  );
  const createdAt = valueOf(outboxMessages.createdAt, 'createdAt');
  const enqueued = db.$with('enqueued', id).as(sql`
    insert into ${outboxMessages} (id, kind, subject, payload, created_at, next_attempt_at)
    select gen_random_uuid(), kind, ${LEAD_SUBJECT_PREFIX}::text || id,
      jsonb_build_object('leadId', id, 'smsConsent', ${sql.placeholder('smsConsent')}::text),
      ${createdAt}, ${createdAt}
    from stored, (values ${kindRows}) as kinds (kind)`);
  const parts = claimsKey ? [drawn, claimed, stored, enqueued] : [drawn, stored, enqueued];
  return db
    .with(...parts)
    .select({ id: stored.id })
    .from(stored)
    .prepare([claimsKey ? 'lead_once' : 'lead', ...kinds].join('_'));
}
