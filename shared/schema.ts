/**
 * The tables (spec §3), a concern in each file of schema/; they are imported from here alone. The browser may only
 * `import type` from here: a form that reaches zod through a table weighs four times as much.
 *
 * Lengths are checked by the database as well as where data comes in, so that no other way in (staff
 * commands, imports, a forgotten check) can store something absurd.
 */
export * from './schema/blog.ts';
export * from './schema/blog-pictures.ts';
export * from './schema/chat.ts';
export * from './schema/idempotency.ts';
export * from './schema/leads.ts';
export * from './schema/outbox.ts';
export * from './schema/rate-limits.ts';
export * from './schema/site-secrets.ts';
export * from './schema/sms-consent.ts';
export * from './schema/sms-messages.ts';
export * from './schema/tracking.ts';
export * from './schema/users.ts';
