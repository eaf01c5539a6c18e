import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createInsertSchema } from 'drizzle-zod';
import type { ShownForms } from '../content/sms/shown-forms.ts';
import {
  createdAt,
  id,
  instant,
  isE164,
  isSha256,
  length,
  oneOf,
  phoneNumberE164,
} from './columns.ts';

/** 'staff' writes notes about the chain itself, never a consent. */
export const CONSENT_SOURCES = ['web', 'chat', 'paper', 'keyword', 'staff'] as const;
/**
 * 'wish' is a sign-up on the web for a number that had stopped: recorded, and no consent. 'note' explains
 * an event. Neither changes a state, nor does 'help'.
 */
export const CONSENT_ACTIONS = [
  'opt-in',
  'opt-out',
  'resubscribe',
  'help',
  'wish',
  'note',
] as const;

/**
 * The words that people agree to, stored word for word from the first time they are shown: the site may
 * have another name by the time somebody asks. The database refuses to change or delete a row.
 */
export const smsConsentTexts = pgTable(
  'sms_consent_texts',
  {
    /** Of the words, in hex; the database computes it again. */
    sha256: text().primaryKey(),
    version: text().notNull(),
    words: text().notNull(),
    /** What stood around the words on each screen. */
    forms: jsonb().$type<ShownForms>(),
    /** When this database first knew the words: no later than the first consent to them from then on. */
    storedAt: instant('kept_since').notNull(),
  },
  (table) => [
    check('sms_consent_texts_version_length', length(table.version, 1, 40)),
    check(
      'sms_consent_texts_sha256',
      sql`${table.sha256} = encode(sha256(convert_to(${table.words}, 'UTF8')), 'hex')`,
    ),
  ],
);

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
    phoneNumberE164: phoneNumberE164().unique(),
    consent: boolean().notNull().default(true),
    source: text({ enum: CONSENT_SOURCES }).notNull(),
    consentTextVersion: text('consent_text_version'),
    /** SHA-256 of the exact words, in hex: the version's text could be edited by mistake. */
    consentTextSha256: text('consent_text_sha256').references(() => smsConsentTexts.sha256),
    consentedAt: instant('consented_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('sms_opt_ins_source', oneOf(table.source, CONSENT_SOURCES)),
    check('sms_opt_ins_phone_number_length', length(table.phoneNumber, 1, 40)),
    check('sms_opt_ins_phone_number_e164', isE164(table.phoneNumberE164)),
    check('sms_opt_ins_consent_text_version_length', length(table.consentTextVersion, 1, 40)),
    check('sms_opt_ins_consent_text_sha256', isSha256(table.consentTextSha256)),
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
    phoneNumberE164: phoneNumberE164().unique(),
  },
  (table) => [check('sms_subjects_phone_number_e164', isE164(table.phoneNumberE164))],
);

/**
 * Every consent and every opt-out, in a chain of hashes. The database refuses to change or delete a
 * row (docs/decisions/consent-chain.md), so nothing here may identify a person.
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
    consentTextSha256: text('consent_text_sha256').references(() => smsConsentTexts.sha256),
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
      sql`${table.action} in ('opt-out', 'help', 'note') or (${table.consentTextVersion} is not null and ${table.consentTextSha256} is not null)`,
    ),
    check('sms_consent_events_order', sql`${table.occurredAt} <= ${table.recordedAt}`),
  ],
);

/** The personal side of an event. May be deleted (erasure), never changed. */
export const smsConsentDetails = pgTable(
  'sms_consent_details',
  {
    /** Checked at the end of a transaction: the details are stored first, and hashed as stored. */
    sequence: integer()
      .primaryKey()
      .references(() => smsConsentEvents.sequence),
    /** 32 random bytes in hex: without them nobody can guess a number and compare its hash. */
    salt: text().notNull(),
    phoneNumberE164: phoneNumberE164(),
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
    /** Of a note: what it says, as JSON. */
    note: text(),
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
    check('sms_consent_details_note_length', length(table.note, 1, 2_000)),
  ],
);

export const insertSmsOptInSchema = createInsertSchema(smsOptIns).omit({ createdAt: true });

export type SmsOptIn = typeof smsOptIns.$inferSelect;
export type SmsConsentEvent = typeof smsConsentEvents.$inferSelect;
export type SmsConsentText = typeof smsConsentTexts.$inferSelect;
export type SmsConsentDetails = typeof smsConsentDetails.$inferSelect;
export type ConsentAction = (typeof CONSENT_ACTIONS)[number];
export type ConsentSource = (typeof CONSENT_SOURCES)[number];
