import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';
import { createdAt, id, length } from './columns.ts';

export const contactSubmissions = pgTable(
  'contact_submissions',
  {
    id: id(),
    name: text().notNull(),
    organization: text(),
    email: text().notNull(),
    phone: text(),
    service: text(),
    message: text().notNull(),
    smsOptIn: boolean('sms_opt_in').default(false),
    marketingOptIn: boolean('marketing_opt_in').default(false),
    /** Filled the bait or was faster than a person: kept and told, with a mark. */
    suspectedBot: boolean('suspected_bot').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_submissions_created_at').on(table.createdAt.desc()),
    check('contact_submissions_name_length', length(table.name, 1, 200)),
    check('contact_submissions_organization_length', length(table.organization, 0, 200)),
    check('contact_submissions_email_length', length(table.email, 3, 254)),
    check('contact_submissions_phone_length', length(table.phone, 0, 40)),
    check('contact_submissions_service_length', length(table.service, 0, 100)),
    // A request body ends at 32 kB, so a whole chat fits.
    check('contact_submissions_message_length', length(table.message, 1, 32_768)),
  ],
);

export const insertContactSubmissionSchema = createInsertSchema(contactSubmissions).omit({
  createdAt: true,
});

export type ContactSubmission = typeof contactSubmissions.$inferSelect;
export type NewContactSubmission = typeof contactSubmissions.$inferInsert;
