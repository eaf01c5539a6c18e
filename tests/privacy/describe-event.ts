import type { EventDefinition, EventName, ValueRule } from '#shared/analytics/event-table.ts';
import type { FieldRule } from '#shared/analytics/field-rules.ts';

/** What the rule of a field allows, as docs/privacy.md writes it. */
function describeRule(rule: FieldRule): string {
  switch (rule.kind) {
    case 'choice':
      return rule.choices.join(', ');
    case 'one-of':
      return rule.numbers.join(', ');
    case 'host':
      return 'a host';
    case 'number':
      return `${rule.min} to ${rule.max}`;
  }
}

function describeValue(rule: ValueRule): string {
  return 'byLabel' in rule ? Object.values(rule.byLabel).join(', ') : describeRule(rule);
}

/** An event's line of the table in docs/privacy.md, cell by cell. */
export function describeEvent(name: EventName, event: EventDefinition): string[] {
  const fields = Object.entries(event.fields).map(
    ([field, rule]) => `${field}: ${describeRule(rule)}`,
  );
  return [
    `\`${name}\``,
    event.category,
    event.label ? describeRule(event.label) : '',
    event.value ? describeValue(event.value) : '',
    fields.join('; '),
    event.ga4,
    event.meta?.name ?? '',
  ];
}
