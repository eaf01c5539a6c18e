import { boolean, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';
import { type CardKey, type LeadFields, leadFields } from '../entities/lead.ts';
import { createdAt, id } from './columns.ts';
import { type ColumnKeys, columnsOf, lengthChecks, rulesOf } from './described.ts';

/** The details of a lead before the visitor corrected them. */
export type LeadCorrection = Readonly<Record<CardKey, string | null>> & {
  /** When they were replaced, ISO 8601. */
  readonly at: string;
};

export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    id: id(),
    ...columnsOf(leadFields),
    suspectedBot: boolean('suspected_bot').notNull().default(false),
    /** Oldest first. */
    corrections: jsonb().$type<LeadCorrection[]>().notNull().default([]),
    createdAt: createdAt(),
  } satisfies Record<ColumnKeys<LeadFields>, unknown>,
  (table) => [
    index('contact_submissions_created_at').on(table.createdAt.desc()),
    ...lengthChecks('contact_submissions', table, leadFields),
  ],
);

export const insertContactSubmissionSchema = createInsertSchema(
  contactSubmissions,
  rulesOf(leadFields),
).omit({ createdAt: true });

export type ContactSubmission = typeof contactSubmissions.$inferSelect;
