import { type CleanEvent, cleanEvent } from '#shared/analytics/clean-event.ts';
import type { EventName } from '#shared/analytics/event-table.ts';
import { randomKey } from '../../lib/idempotency-key.ts';
import { pageNow } from './page-now.ts';

/** What a line of the event table leaves to be said. */
export interface EventDetails {
  readonly label?: string;
  readonly value?: number;
  readonly customData?: Readonly<Record<string, string | number>>;
  /** Where it happened; the page that is shown when left out. */
  readonly page?: string;
}

/** Tracks something that happened. Never throws; what the event table does not know goes nowhere. */
export type Track = (event: EventName, details?: EventDetails) => void;

/**
 * What is counted without a yes, by our own server only: whether pages are fast. It is added to the
 * numbers of the day and says nothing about a visit (docs/privacy.md).
 */
const WITHOUT_A_YES: EventName = 'web_vitals';

export interface TrackParts {
  readonly isAllowed: () => boolean;
  /** To our own server. */
  readonly deliver: (event: CleanEvent, isAllowed: boolean) => void;
  /** To the services of others; asked for allowed events only. */
  readonly forward: (event: CleanEvent) => void;
  readonly now: () => Date;
}

/**
 * The one way out: everything is cleaned here (shared/analytics/clean-event.ts) before anybody gets
 * it, and every receiver gets the same event id.
 */
export function createTrack({ isAllowed, deliver, forward, now }: TrackParts): Track {
  return (name, { label, value, customData, page = location.pathname } = {}) => {
    const allowed = isAllowed();
    if (!allowed && name !== WITHOUT_A_YES) return;
    const event = cleanEvent(
      {
        event: name,
        label,
        value,
        customData,
        timestamp: now().toISOString(),
        page,
        referrer: document.referrer,
        userAgent: navigator.userAgent,
      },
      // Only the post that is shown is asked for here; the server knows them all.
      { isKnownPost: () => !pageNow().isMissing, now: now(), newId: randomKey },
    );
    if (!event) return;
    deliver(event, allowed);
    if (allowed) forward(event);
  };
}
