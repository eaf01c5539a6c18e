/**
 * The tables (spec §3). The browser may only `import type` from here: a form that reaches zod through
 * a table weighs four times as much.
 *
 * Lengths are checked by the database as well as at the door, so that no other way in (staff
 * commands, imports, a forgotten check) can store something absurd.
 */
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';
import { WEB_VITALS } from './analytics/web-vitals.ts';

export const POST_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;
export const OUTBOX_STATUSES = ['waiting', 'sent', 'parked'] as const;
export const CONSENT_SOURCES = ['web', 'chat', 'paper', 'keyword'] as const;
export const CONSENT_ACTIONS = ['opt-in', 'opt-out', 'resubscribe', 'help'] as const;
/** 'waiting': for its hour or for the provider; 'not-sent' and 'refused' say why in `reason`. */
export const SMS_MESSAGE_STATES = ['waiting', 'sent', 'not-sent', 'refused'] as const;

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true });
const createdAt = () => instant('created_at').notNull().defaultNow();

const length = (column: PgColumn, from: number, to: number): SQL =>
  sql`char_length(${column}) between ${sql.raw(String(from))} and ${sql.raw(String(to))}`;
const oneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/**
 * Since when a published post or a due scheduled one is public: a scheduled post becomes public at
 * its time, whatever published_at holds (its default is when the row was made).
 */
export const liveSince = (table: Record<'status' | 'scheduledFor' | 'publishedAt', PgColumn>) =>
  sql`(case when ${table.status} = 'scheduled' then ${table.scheduledFor} else ${table.publishedAt} end)`;

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull().unique(),
    password: text().notNull(),
  },
  (table) => [
    check('users_username_length', length(table.username, 1, 100)),
    check('users_password_length', length(table.password, 1, 255)),
  ],
);

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    /** Paragraphs split by blank lines; one wholly in double asterisks is a sub-heading (spec §2). */
    content: text().notNull(),
    summary: text(),
    publishedAt: instant('published_at').defaultNow(),
    createdAt: createdAt(),
    /** When its words or picture were last changed; a change of status or tags is no news to readers. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    status: text({ enum: POST_STATUSES }).notNull().default('draft'),
    /** A scheduled post is live from this moment on; nobody has to change its status. */
    scheduledFor: instant('scheduled_for'),
    category: text(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    featuredImage: text('featured_image'),
    /** What the picture shows, for those who cannot see it. */
    featuredImageAlt: text('featured_image_alt'),
  },
  (table) => [
    // Each list in the order of its pages; the id decides between posts of the same moment. Written
    // out, since drizzle's desc() adds 'nulls last' to the id, and then no query is in this order.
    index('blog_posts_archived')
      .on(sql`${table.publishedAt} desc nulls last`, sql`${table.id} desc`)
      .where(oneOf(table.status, ['archived'])),
    index('blog_posts_live_since')
      .on(sql`${liveSince(table)} desc nulls last`, sql`${table.id} desc`)
      .where(oneOf(table.status, ['published', 'scheduled'])),
    check('blog_posts_status', oneOf(table.status, POST_STATUSES)),
    check(
      'blog_posts_scheduled_needs_time',
      sql`${table.status} <> 'scheduled' or ${table.scheduledFor} is not null`,
    ),
    // 'archive' is a view, never a slug (spec §2).
    check(
      'blog_posts_slug',
      sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${table.slug} <> 'archive'`,
    ),
    check('blog_posts_slug_length', length(table.slug, 1, 200)),
    check('blog_posts_title_length', length(table.title, 1, 200)),
    check('blog_posts_content_length', length(table.content, 1, 200_000)),
    check('blog_posts_summary_length', length(table.summary, 0, 1_000)),
    check('blog_posts_category_length', length(table.category, 1, 100)),
    check('blog_posts_featured_image_length', length(table.featuredImage, 1, 2_000)),
    check('blog_posts_featured_image_alt_length', length(table.featuredImageAlt, 1, 500)),
    check(
      'blog_posts_tags_length',
      sql`cardinality(${table.tags}) <= 20 and char_length(array_to_string(${table.tags}, ',', '')) <= 1000`,
    ),
  ],
);

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

const E164_PATTERN = sql.raw(`'^\\+1[2-9][0-9]{9}$'`);
const SHA256_PATTERN = sql.raw(`'^[0-9a-f]{64}$'`);
const isE164 = (column: PgColumn): SQL => sql`${column} ~ ${E164_PATTERN}`;
const isSha256 = (column: PgColumn): SQL => sql`${column} ~ ${SHA256_PATTERN}`;

/**
 * One row per number: its present state, with the proof of the consent that holds now. A number that
 * only ever said STOP has a row without a proof.
 */
export const smsOptIns = pgTable(
  'sms_opt_ins',
  {
    id: id(),
    /** As typed. */
    phoneNumber: text('phone_number').notNull(),
    phoneNumberE164: text('phone_number_e164').notNull().unique(),
    consent: boolean().notNull().default(true),
    source: text({ enum: CONSENT_SOURCES }).notNull(),
    consentTextVersion: text('consent_text_version'),
    /** SHA-256 of the exact words, in hex: the version's text could be edited by mistake. */
    consentTextSha256: text('consent_text_sha256'),
    consentedAt: instant('consented_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('sms_opt_ins_source', oneOf(table.source, CONSENT_SOURCES)),
    check('sms_opt_ins_phone_number_length', length(table.phoneNumber, 1, 40)),
    check('sms_opt_ins_phone_number_e164', sql`${table.phoneNumberE164} ~ '^\\+1[2-9][0-9]{9}$'`),
    check('sms_opt_ins_consent_text_version_length', length(table.consentTextVersion, 1, 40)),
    check('sms_opt_ins_consent_text_sha256', sql`${table.consentTextSha256} ~ '^[0-9a-f]{64}$'`),
    check(
      'sms_opt_ins_consent_has_proof',
      sql`not ${table.consent} or (${table.consentTextVersion} is not null and ${table.consentTextSha256} is not null and ${table.consentedAt} is not null)`,
    ),
  ],
);

/** Which number a random id of the consent log stands for. Erasing a person deletes this row. */
export const smsSubjects = pgTable(
  'sms_subjects',
  {
    subject: uuid().primaryKey(),
    phoneNumberE164: text('phone_number_e164').notNull().unique(),
  },
  (table) => [check('sms_subjects_phone_number_e164', isE164(table.phoneNumberE164))],
);

/**
 * Every consent and every opt-out, in a chain of hashes. The database refuses to change or delete a
 * row (docs/decisions/consent-chain.md), so nothing here may tell who somebody is.
 */
export const smsConsentEvents = pgTable(
  'sms_consent_events',
  {
    /** 1, 2, 3 … without a gap. */
    sequence: integer().primaryKey(),
    /** Random id of the number; smsSubjects knows which. */
    subject: uuid().notNull(),
    action: text({ enum: CONSENT_ACTIONS }).notNull(),
    source: text({ enum: CONSENT_SOURCES }).notNull(),
    /** When the person did it: on paper that is before it was recorded. */
    occurredAt: instant('occurred_at').notNull(),
    /** Never earlier than the event before it. */
    recordedAt: instant('recorded_at').notNull(),
    /** The text that was agreed to; null for opt-outs and calls for help. */
    consentTextVersion: text('consent_text_version'),
    consentTextSha256: text('consent_text_sha256'),
    /** Of the row in smsConsentDetails, salted. */
    detailsHash: text('details_hash').notNull(),
    /** 64 zeros before the first event. */
    previousHash: text('previous_hash').notNull().unique(),
    hash: text().notNull().unique(),
  },
  (table) => [
    index('sms_consent_events_subject').on(table.subject, table.sequence),
    check('sms_consent_events_action', oneOf(table.action, CONSENT_ACTIONS)),
    check('sms_consent_events_source', oneOf(table.source, CONSENT_SOURCES)),
    check('sms_consent_events_text_version', length(table.consentTextVersion, 1, 40)),
    check('sms_consent_events_text_sha256', isSha256(table.consentTextSha256)),
    check('sms_consent_events_details_hash', isSha256(table.detailsHash)),
    check('sms_consent_events_previous_hash', isSha256(table.previousHash)),
    check('sms_consent_events_hash', isSha256(table.hash)),
    check(
      'sms_consent_events_has_text',
      sql`${table.action} in ('opt-out', 'help') or (${table.consentTextVersion} is not null and ${table.consentTextSha256} is not null)`,
    ),
    check('sms_consent_events_order', sql`${table.occurredAt} <= ${table.recordedAt}`),
  ],
);

/** The personal side of an event. May be deleted (erasure), never changed. */
export const smsConsentDetails = pgTable(
  'sms_consent_details',
  {
    sequence: integer()
      .primaryKey()
      .references(() => smsConsentEvents.sequence),
    /** 32 random bytes in hex: without them nobody can guess a number and compare its hash. */
    salt: text().notNull(),
    phoneNumberE164: text('phone_number_e164').notNull(),
    /** As typed, or as the provider sent it. */
    phoneNumber: text('phone_number').notNull(),
    name: text(),
    /** Path of the page with the form, e.g. '/sms-opt-in'. */
    page: text(),
    userAgent: text('user_agent'),
    /** Truncated: the last 8 bits of IPv4 and the last 80 of IPv6 are cut off. */
    address: text(),
    /** Who recorded a paper form or an opt-out by phone. */
    actor: text(),
    /** Id of the text message that held a keyword. */
    messageSid: text('message_sid'),
  },
  (table) => [
    index('sms_consent_details_phone_number').on(table.phoneNumberE164),
    check('sms_consent_details_phone_number_e164', isE164(table.phoneNumberE164)),
    check('sms_consent_details_salt', isSha256(table.salt)),
    check('sms_consent_details_phone_number_length', length(table.phoneNumber, 1, 40)),
    check('sms_consent_details_name_length', length(table.name, 1, 200)),
    check('sms_consent_details_page_length', length(table.page, 1, 200)),
    check('sms_consent_details_user_agent_length', length(table.userAgent, 0, 400)),
    check('sms_consent_details_address_length', length(table.address, 1, 50)),
    check('sms_consent_details_actor_length', length(table.actor, 1, 200)),
    check('sms_consent_details_message_sid_length', length(table.messageSid, 1, 64)),
  ],
);

/**
 * Incoming messages that were answered, kept for ever: a signed webhook carries no time, so this is
 * all that tells a replay from a message. Holds nothing of the person.
 */
export const smsInboundMessages = pgTable(
  'sms_inbound_messages',
  {
    messageSid: text('message_sid').primaryKey(),
    /** The text that was answered; null for none. */
    reply: text(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [check('sms_inbound_messages_message_sid_length', length(table.messageSid, 1, 64))],
);

/** Messages that look like an opt-out in other words; a person decides. */
export const smsReviews = pgTable(
  'sms_reviews',
  {
    id: id(),
    phoneNumberE164: text('phone_number_e164').notNull(),
    message: text().notNull(),
    receivedAt: instant('received_at').notNull(),
    decision: text({ enum: ['opt-out', 'dismissed'] }),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [
    index('sms_reviews_open')
      .on(table.phoneNumberE164)
      .where(sql`${table.decision} is null`),
    check('sms_reviews_phone_number_e164', isE164(table.phoneNumberE164)),
    check('sms_reviews_message_length', length(table.message, 1, 1_600)),
    check('sms_reviews_decision', oneOf(table.decision, ['opt-out', 'dismissed'])),
  ],
);

/** What was sent, is waiting to be, or was not and why. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: id(),
    phoneNumberE164: text('phone_number_e164').notNull(),
    kind: text({ enum: ['welcome', 'alert'] }).notNull(),
    body: text().notNull(),
    state: text({ enum: SMS_MESSAGE_STATES }).notNull().default('waiting'),
    reason: text(),
    /** Not before: quiet hours of the recipient, and pauses after failures. */
    sendAfter: instant('send_after').notNull(),
    attempts: integer().notNull().default(0),
    providerId: text('provider_id'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('sms_messages_waiting')
      .on(table.sendAfter)
      .where(sql`${table.state} = 'waiting'`),
    check('sms_messages_phone_number_e164', isE164(table.phoneNumberE164)),
    check('sms_messages_kind', oneOf(table.kind, ['welcome', 'alert'])),
    check('sms_messages_state', oneOf(table.state, SMS_MESSAGE_STATES)),
    check('sms_messages_body_length', length(table.body, 1, 1_600)),
  ],
);

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
    check('idempotency_keys_body_hash', sql`${table.bodyHash} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** What is to be told to somebody outside, written with the rows it is about (docs/decisions/outbox.md). */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    /** Goes out with every try, so that a receiver can tell a copy from something new. */
    id: uuid().primaryKey(),
    /** Who delivers it, e.g. 'lead-email'. */
    kind: text().notNull(),
    /** The row it is about, e.g. 'lead:12': to show, send again or erase what belongs to it. */
    subject: text().notNull(),
    payload: jsonb().notNull(),
    status: text({ enum: OUTBOX_STATUSES }).notNull().default('waiting'),
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
    check('outbox_messages_status', oneOf(table.status, OUTBOX_STATUSES)),
    check('outbox_messages_kind_length', length(table.kind, 1, 40)),
    check('outbox_messages_subject_length', length(table.subject, 1, 100)),
    check('outbox_messages_last_error_length', length(table.lastError, 0, 500)),
  ],
);

/** Keys the site makes for itself, the same for every instance (docs/decisions/preview-links.md). */
export const siteSecrets = pgTable('site_secrets', {
  /** What it is for, e.g. 'preview-links'. */
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});

/** Tokens the chat has spent on a model, one row a day: the daily limit survives a restart. */
export const chatTokenUsage = pgTable(
  'chat_token_usage',
  {
    /** UTC. */
    day: date().primaryKey(),
    tokens: integer().notNull(),
  },
  (table) => [check('chat_token_usage_tokens', sql`${table.tokens} >= 0`)],
);

/** How fast pages were for visitors: a histogram a day, kind of page and metric, and nothing else. */
export const webVitalCounts = pgTable(
  'web_vital_counts',
  {
    /** UTC. */
    day: date().notNull(),
    /** Id of the page table. */
    page: text().notNull(),
    metric: text({ enum: WEB_VITALS }).notNull(),
    /** Upper bound of the bucket, inclusive: milliseconds, of CLS the score. */
    upTo: doublePrecision('up_to').notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.metric, table.upTo] }),
    check('web_vital_counts_page_length', length(table.page, 1, 40)),
    check('web_vital_counts_metric', oneOf(table.metric, WEB_VITALS)),
    check('web_vital_counts_count', sql`${table.count} > 0`),
  ],
);

export const insertUserSchema = createInsertSchema(users).pick({ username: true, password: true });
export const insertBlogPostSchema = createInsertSchema(blogPosts).omit({
  createdAt: true,
  updatedAt: true,
});
export const insertContactSubmissionSchema = createInsertSchema(contactSubmissions).omit({
  createdAt: true,
});
export const insertSmsOptInSchema = createInsertSchema(smsOptIns).omit({ createdAt: true });

export type User = typeof users.$inferSelect;
export type BlogPostRow = typeof blogPosts.$inferSelect;
export type NewBlogPost = typeof blogPosts.$inferInsert;
export type ContactSubmission = typeof contactSubmissions.$inferSelect;
export type NewContactSubmission = typeof contactSubmissions.$inferInsert;
export type SmsOptIn = typeof smsOptIns.$inferSelect;
export type NewSmsOptIn = typeof smsOptIns.$inferInsert;
export type OutboxMessage = typeof outboxMessages.$inferSelect;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];
export type PostStatus = (typeof POST_STATUSES)[number];
export type SmsConsentEvent = typeof smsConsentEvents.$inferSelect;
export type SmsConsentDetails = typeof smsConsentDetails.$inferSelect;
export type SmsReview = typeof smsReviews.$inferSelect;
export type SmsMessage = typeof smsMessages.$inferSelect;
export type ConsentAction = (typeof CONSENT_ACTIONS)[number];
export type ConsentSource = (typeof CONSENT_SOURCES)[number];
