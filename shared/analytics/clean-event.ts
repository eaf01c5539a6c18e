import { matchPage } from '../site-map.ts';
import { cleanPage, cleanReferrer } from './clean-address.ts';
import { UNMEASURED_PAGES } from './consent.ts';
import {
  definitionOf,
  EVENT_NAMES,
  type EventDefinition,
  type EventName,
  type ValueRule,
} from './event-table.ts';
import { applyRule, type FieldValue } from './field-rules.ts';
import { reducedUserAgent } from './reduced-user-agent.ts';
import { ratingOf, WEB_VITALS } from './web-vitals.ts';

/** The body of POST /api/track-event (spec §7), as anybody may have written it. */
export interface RawEvent {
  readonly event: string;
  readonly category?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly value?: number | null | undefined;
  readonly customData?: Readonly<Record<string, unknown>> | null | undefined;
  /** ISO 8601, or milliseconds since 1970. */
  readonly timestamp?: string | number | null | undefined;
  readonly page?: string | null | undefined;
  readonly referrer?: string | null | undefined;
  readonly userAgent?: string | null | undefined;
  readonly eventId?: string | undefined;
}

/** An event that holds nothing but what the table allows: the same fields, ready to be sent on. */
export interface CleanEvent extends RawEvent {
  readonly event: EventName;
  readonly category: string;
  readonly label: string | null;
  readonly value: number | null;
  readonly customData: Readonly<Record<string, FieldValue>>;
  /** ISO 8601 */
  readonly timestamp: string;
  /** A path of the site, or the pattern of an unknown one; see cleanPage. */
  readonly page: string;
  /** The origin of a public site, or ''. */
  readonly referrer: string;
  /** See reducedUserAgent. */
  readonly userAgent: string;
  /** A UUID, the same in every copy that anybody receives. */
  readonly eventId: string;
}

export interface CleaningContext {
  readonly isKnownPost: (slug: string) => boolean;
  readonly now: Date;
  /** Makes a UUID for an event that has none. */
  readonly newId: () => string;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
/** A beacon may wait for the network; a clock may be wrong. Past this the time of arrival counts. */
const MAX_AGE_MS = 24 * 3_600_000;
const MAX_AHEAD_MS = 60_000;

/**
 * Takes from an event what the table allows, and drops the rest: unknown fields of customData (name,
 * email, phone, organization and message among them, spec §5), labels and values that are on no list,
 * queries, hashes, unknown paths. The browser cleans before it sends and the server again when it
 * receives; cleaning a clean event changes nothing.
 * @returns undefined for an event that is not on the table, does not fit its line, or happened on a
 *   page where nothing is measured
 */
export function cleanEvent(raw: RawEvent, context: CleaningContext): CleanEvent | undefined {
  const event = EVENT_NAMES.find((known) => known === raw.event);
  if (event === undefined) return undefined;
  const page = cleanPage(raw.page ?? '', context.isKnownPost);
  if (UNMEASURED_PAGES.has(matchPage(page).id)) return undefined;
  const definition = definitionOf(event);
  const label = definition.label ? applyRule(definition.label, raw.label) : null;
  const value = definition.value ? valueOf(definition.value, label, raw.value) : null;
  // A number is the label of nothing.
  if (label === undefined || value === undefined || typeof label === 'number') return undefined;
  return {
    event,
    category: definition.category,
    label,
    value,
    customData: {
      ...listedFields(definition, raw.customData ?? {}),
      ...ratingField(event, label, value),
    },
    timestamp: timeOf(raw.timestamp, context.now).toISOString(),
    page,
    referrer: cleanReferrer(raw.referrer ?? ''),
    userAgent: reducedUserAgent(raw.userAgent ?? ''),
    eventId: UUID.test(raw.eventId ?? '') ? (raw.eventId ?? '') : context.newId(),
  };
}

function valueOf(
  rule: ValueRule,
  label: FieldValue | null | undefined,
  value: unknown,
): number | undefined {
  if ('byLabel' in rule) return rule.byLabel[String(label)];
  const allowed = applyRule(rule, value);
  return typeof allowed === 'number' ? allowed : undefined;
}

function listedFields(
  { fields }: EventDefinition,
  given: Readonly<Record<string, unknown>>,
): Record<string, FieldValue> {
  const kept = Object.entries(fields).flatMap(([name, rule]) => {
    const value = Object.hasOwn(given, name) ? applyRule(rule, given[name]) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(kept);
}

/** The rating of a web vital is ours to say: it follows from the value. */
function ratingField(event: EventName, label: string | null, value: number | null) {
  const metric = event === 'web_vitals' ? WEB_VITALS.find((known) => known === label) : undefined;
  return metric === undefined || value === null ? {} : { rating: ratingOf(metric, value) };
}

function timeOf(timestamp: RawEvent['timestamp'], now: Date): Date {
  const time = new Date(timestamp ?? Number.NaN);
  const ageMs = now.getTime() - time.getTime();
  return ageMs <= MAX_AGE_MS && ageMs >= -MAX_AHEAD_MS ? time : now;
}
