import { z } from 'zod';
import {
  emailList,
  matching,
  oneOf,
  origin,
  proxies,
  secret,
  setting,
  urlOf,
  wholeNumber,
  yesOrNo,
} from './values.ts';

const ONE_MINUTE_MS = 60_000;

const folder = setting('a folder', (text) => (text.includes('\0') ? undefined : text));

/** Every variable the server knows; .env.example explains each. */
export const variables = z.object({
  HOST: matching('a host name or address', /^[A-Za-z0-9.:_-]+$/).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  OPS_PORT: wholeNumber(1, 65_535).optional(),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: folder.default('./data'),
  DATABASE_URL: urlOf(
    'a URL such as postgres://user:password@host:5432/database',
    'postgres:',
    'postgresql:',
  ).optional(),
  BACKUP_KEY: secret.optional(),
  TRUST_PROXY: proxies.default(false),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SEED_SAMPLE: yesOrNo.default(true),
  PREPARE: yesOrNo.default(true),
  DRAIN_GRACE_MS: wholeNumber(0, ONE_MINUTE_MS).default(250),
  FORM_LIMIT: wholeNumber(0, 1_000_000).default(120),
  CHAT_LIMIT: wholeNumber(0, 1_000_000).default(120),
  LEAD_LIMIT: wholeNumber(0, 1_000_000).default(30),
  READ_LIMIT: wholeNumber(0, 1_000_000).default(600),
  EVENT_LIMIT: wholeNumber(0, 1_000_000).default(1_200),
  REPORT_LIMIT: wholeNumber(0, 1_000_000).default(60),

  OPENAI_API_KEY: secret.optional(),
  OPENAI_BASE_URL: urlOf('an http or https URL', 'http:', 'https:').optional(),
  OPENAI_MODEL: matching('the name of a model, without spaces', /^\S{1,200}$/).default(
    'gpt-4o-mini',
  ),
  CHAT_DAILY_TOKEN_LIMIT: wholeNumber(0, 1_000_000_000).default(2_000_000),
  CHAT_CONCURRENCY: wholeNumber(1, 1_000).default(4),
  CHAT_TIME_LIMIT_MS: wholeNumber(100, 10_000).default(10_000),

  META_PIXEL_ID: matching('the digits of a pixel id', /^\d{1,20}$/).optional(),
  META_CAPI_TOKEN: secret.optional(),
  META_API_URL: urlOf('an http or https URL', 'http:', 'https:').default(
    'https://graph.facebook.com/v24.0',
  ),
  GTM_CONTAINER_ID: matching(
    'a container id such as GTM-ABC1234',
    /^GTM-[A-Z0-9]{1,12}$/,
  ).optional(),
  GA_MEASUREMENT_ID: matching(
    'a measurement id such as G-ABC1234567',
    /^G-[A-Z0-9]{1,20}$/,
  ).optional(),
  GA_API_SECRET: secret.optional(),
  GA_API_URL: urlOf('an http or https URL', 'http:', 'https:').default(
    'https://www.google-analytics.com',
  ),

  SMTP_URL: urlOf('a URL such as smtp://user:password@host:587', 'smtp:', 'smtps:').optional(),
  LEADS_EMAIL_TO: emailList.default([]),
  LEADS_MAILS_PER_HOUR: wholeNumber(0, 1_000_000).default(30),
  LEADS_WEBHOOK_URL: urlOf('an http or https URL', 'http:', 'https:').optional(),
  LEADS_WEBHOOK_SECRET: secret.optional(),

  REPORT_EMAIL_TO: emailList.default([]),

  EDITOR_DIR: folder.optional(),

  TWILIO_ACCOUNT_SID: matching('AC and 32 hexadecimal digits', /^AC[0-9a-fA-F]{32}$/).optional(),
  TWILIO_AUTH_TOKEN: secret.optional(),
  TWILIO_FROM: matching(
    'a number such as +14055550123, or a messaging service id (MG and 32 digits)',
    /^(\+[1-9]\d{7,14}|MG[0-9a-fA-F]{32})$/,
  ).optional(),
  TWILIO_ANSWERS_KEYWORDS: yesOrNo.default(false),
  SMS_CONFIRM: yesOrNo.default(false),
  SMS_CAP_ADDRESS_HOUR: wholeNumber(0, 1_000_000).default(10),
  SMS_CAP_ADDRESS_DAY: wholeNumber(0, 1_000_000).default(30),
  SMS_CAP_AREA_HOUR: wholeNumber(0, 1_000_000).default(30),
  SMS_CAP_AREA_DAY: wholeNumber(0, 1_000_000).default(100),
  SMS_CAP_HOUR: wholeNumber(0, 1_000_000).default(60),
  SMS_CAP_DAY: wholeNumber(0, 1_000_000).default(200),
});
