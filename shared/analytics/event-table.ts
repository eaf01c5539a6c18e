import { serviceSummaries } from '../services/summaries.ts';
import { ERROR_CLASSES } from './error-classes.ts';
import { choice, type FieldRule, host, oneOf } from './field-rules.ts';
import {
  DEEP_ENGAGEMENT_SECONDS,
  QUALIFIED_CHAT_MESSAGES,
  SCROLL_DEPTHS_PERCENT,
  TIME_ON_PAGE_SECONDS,
} from './timings.ts';
import { RATINGS, WEB_VITALS } from './web-vitals.ts';

/** What the value of an event is: one of its own, or one that its label stands for. */
export type ValueRule = FieldRule | { readonly byLabel: Readonly<Record<string, number>> };

export interface EventDefinition {
  readonly category: string;
  /** Absent: the event has no label. Present: an event without a fitting one is not counted. */
  readonly label?: FieldRule;
  /** Like the label. */
  readonly value?: ValueRule;
  /** What customData may hold; each may be left out. Everything else is dropped. */
  readonly fields: Readonly<Record<string, FieldRule>>;
  /** Its name in Google Analytics 4. */
  readonly ga4: string;
  /** Its name at Meta; null: it is not sent to Meta. */
  readonly meta: { readonly name: string; readonly isStandard: boolean } | null;
}

/** Where on the site a phone or e-mail link stands; the first three are spec §7's. */
const SOURCE_TAGS = [
  'contact_new_customers',
  'contact_existing_customers',
  'contact_cta',
  'header',
  'footer',
  'hero',
  'page',
  'chat',
] as const;

const FUNNEL_VALUES = { interest: 5, consideration: 10, intent: 15, evaluation: 20 } as const;
const LEAD_VALUES = { contact_form: 50, phone_call: 75, quote_request: 40 } as const;

const SOCIAL_NETWORKS = [
  'facebook',
  'instagram',
  'linkedin',
  'x',
  'youtube',
  'tiktok',
  'pinterest',
  'reddit',
] as const;

const labelsOf = (values: Readonly<Record<string, number>>) => choice(...Object.keys(values));
const standard = (name: string) => ({ name, isStandard: true }) as const;
const custom = (name: string) => ({ name, isStandard: false }) as const;

/**
 * Every event that can be tracked, once: browser, server, tests and docs/privacy.md read this table. What
 * is not on it goes nowhere.
 */
export const eventTable = {
  /** Google Analytics gets it from the browser only (AnalyticsSettings.gaEventsFrom). */
  page_view: {
    category: 'navigation',
    fields: {},
    ga4: 'page_view',
    meta: standard('PageView'),
  },
  scroll_depth: {
    category: 'engagement',
    value: oneOf(SCROLL_DEPTHS_PERCENT),
    fields: {},
    ga4: 'scroll_depth',
    meta: null,
  },
  time_on_page: {
    category: 'engagement',
    value: oneOf(TIME_ON_PAGE_SECONDS),
    fields: {},
    ga4: 'time_on_page',
    meta: null,
  },
  /** A visit that a social network sent (spec §7: its referrer, or fbclid). */
  traffic_source: {
    category: 'acquisition',
    label: choice(...SOCIAL_NETWORKS),
    fields: { detected_by: choice('referrer', 'click_id') },
    ga4: 'traffic_source',
    meta: null,
  },
  /** The label says which number of ours. */
  phone_click: {
    category: 'contact',
    label: choice('phone', 'sms'),
    fields: { source: choice(...SOURCE_TAGS) },
    ga4: 'phone_click',
    meta: standard('Contact'),
  },
  /** The label says which address of ours (company.emails). */
  email_click: {
    category: 'contact',
    label: choice('general', 'sales', 'support'),
    fields: { source: choice(...SOURCE_TAGS) },
    ga4: 'email_click',
    meta: standard('Contact'),
  },
  outbound_click: {
    category: 'navigation',
    label: host,
    fields: { kind: choice('portal', 'social', 'other') },
    ga4: 'outbound_click',
    meta: null,
  },
  funnel: {
    category: 'conversion',
    label: labelsOf(FUNNEL_VALUES),
    value: { byLabel: FUNNEL_VALUES },
    fields: {},
    ga4: 'funnel_stage',
    meta: custom('FunnelStage'),
  },
  lead: {
    category: 'conversion',
    label: labelsOf(LEAD_VALUES),
    value: { byLabel: LEAD_VALUES },
    fields: {},
    ga4: 'generate_lead',
    meta: standard('Lead'),
  },
  /** The label is the service, the value how many seconds it was read. */
  deep_engagement: {
    category: 'engagement',
    label: choice(...serviceSummaries.map((service) => service.id)),
    value: { kind: 'number', min: DEEP_ENGAGEMENT_SECONDS, max: 86_400 },
    fields: {},
    ga4: 'deep_engagement',
    meta: standard('ViewContent'),
  },
  /** The value is how many messages the visitor has written. */
  qualified_chat: {
    category: 'conversion',
    value: { kind: 'number', min: QUALIFIED_CHAT_MESSAGES, max: 1_000 },
    fields: {},
    ga4: 'qualified_chat',
    meta: custom('QualifiedChat'),
  },
  /** The value is in milliseconds, of CLS the score; `rating` always follows from it. */
  web_vitals: {
    category: 'performance',
    label: choice(...WEB_VITALS),
    value: { kind: 'number', min: 0, max: 3_600_000, decimals: 4 },
    fields: {
      rating: choice(...RATINGS),
      navigation_type: choice(
        'navigate',
        'reload',
        'back-forward',
        'back-forward-cache',
        'prerender',
        'restore',
        'soft-navigation',
      ),
    },
    ga4: 'web_vitals',
    meta: null,
  },
  page_not_found: {
    category: 'error',
    fields: {},
    ga4: 'page_not_found',
    meta: null,
  },
  /** How it came to light and its class; never its message, which may quote anything. */
  client_error: {
    category: 'error',
    // late_part: what tabs opened before the release of chunk_load still send.
    label: choice('error', 'unhandled_rejection', 'chunk_load', 'late_part', 'render'),
    fields: {
      name: choice(...ERROR_CLASSES, 'other'),
    },
    ga4: 'client_error',
    meta: null,
  },
} as const satisfies Record<string, EventDefinition>;

export type EventName = keyof typeof eventTable;
export const EVENT_NAMES = Object.keys(eventTable) as EventName[];

/** The line of the table, with everything that any line may have. */
export const definitionOf = (name: EventName): EventDefinition => eventTable[name];
