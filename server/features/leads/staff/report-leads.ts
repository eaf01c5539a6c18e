import type { Queryable } from '#server/db/database.ts';
import { contactSubmissions, outboxMessages } from '#shared/schema.ts';
import { and, asc, gte, lt, sql } from 'drizzle-orm';

const { createdAt, id, suspectedBot } = contactSubmissions;
const firstSent = sql`(select min(${outboxMessages.sentAt}) from ${outboxMessages} where ${outboxMessages.subject} = 'lead:' || ${id})`;

/** Leads of a time, oldest first, without anything of the person: for the weekly report. */
export const readLeadFacts = (db: Queryable, since: Date, until: Date) =>
  db
    .select({
      createdAt,
      suspectedBot,
      /** Until the first e-mail or webhook reported it; null where none has yet. */
      waitedSeconds: sql<
        number | null
      >`extract(epoch from ${firstSent} - ${createdAt})::float8`.mapWith((value: unknown) =>
        value === null ? null : Number(value),
      ),
    })
    .from(contactSubmissions)
    .where(and(gte(createdAt, since), lt(createdAt, until)))
    .orderBy(asc(createdAt));
