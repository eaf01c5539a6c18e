import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import type { DailyCounter } from '#server/db/daily-counts.ts';

/**
 * Counts an event of a visit that agreed to be measured, for the weekly report: which one, on which
 * day, and nothing that would identify a visit.
 */
export function countEvent(counter: Pick<DailyCounter, 'count'>, event: CleanEvent): void {
  const { event: name, customData, label, page } = event;
  switch (name) {
    case 'page_view':
      counter.count(name, page);
      break;
    case 'traffic_source':
    case 'phone_click':
    case 'email_click':
    case 'funnel':
    case 'lead':
      counter.count(name, label ?? '');
      break;
    case 'client_error':
      counter.count(name, String(customData['name'] ?? 'other'));
      break;
    case 'page_not_found':
      counter.count(name);
      break;
    default:
  }
}
