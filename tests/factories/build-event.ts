import type { RawEvent } from '#shared/analytics/clean-event.ts';
import { definitionOf, type EventName } from '#shared/analytics/event-table.ts';
import type { FieldRule } from '#shared/analytics/field-rules.ts';
import { randomUUID } from 'node:crypto';

/** A value that the rule lets through. */
function fitting(rule: FieldRule): string | number | undefined {
  switch (rule.kind) {
    case 'choice':
      return rule.choices[0];
    case 'one-of':
      return rule.numbers[0];
    case 'host':
      return 'portal.example.com';
    case 'number':
      return rule.min;
  }
}

/** The body of an event with every field that its line of the table knows. */
export function buildEvent(name: EventName, overrides: Partial<RawEvent> = {}) {
  const { category, fields, label, value } = definitionOf(name);
  return {
    event: name,
    category,
    label: label ? String(fitting(label)) : null,
    value: value && !('byLabel' in value) ? Number(fitting(value)) : null,
    customData: Object.fromEntries(
      Object.entries(fields).map(([field, rule]) => [field, fitting(rule)]),
    ),
    timestamp: new Date().toISOString(),
    page: '/services/managed-services',
    referrer: 'https://www.google.com/',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
    eventId: randomUUID(),
    ...overrides,
  } satisfies RawEvent;
}

/** The cookies of a browser that agreed, as the services set them. */
export const AGREED_COOKIES =
  '_ga=GA1.1.1234567890.1700000000; _ga_TEST123=GS2.1.s1700000001$o1$g1; _fbp=fb.1.1700000000000.9876543210';
