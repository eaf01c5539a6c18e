import type { PageId } from '../site-map.ts';

/**
 * Which question the visitor answered. A new number when the question, the services or what they
 * receive change: everybody is asked again, and events under the old answer are no longer forwarded.
 */
export const ANALYTICS_CONSENT_VERSION = '1';

/**
 * The query parameter of POST /api/track-event that carries a yes: `?consent=1` (its value is
 * ANALYTICS_CONSENT_VERSION). An event without it is counted by nobody outside; see
 * docs/decisions/consent-in-the-address.md.
 */
export const CONSENT_PARAMETER = 'consent';

/** Pages on which nothing is measured at all, whatever was answered elsewhere. */
export const UNMEASURED_PAGES: ReadonlySet<PageId> = new Set<PageId>(['elo', 'sms-opt-in']);

type Signal = 'granted' | 'denied';
interface ConsentSignals {
  readonly ad_storage: Signal;
  readonly ad_user_data: Signal;
  readonly ad_personalization: Signal;
  readonly analytics_storage: Signal;
}

/** Google's Consent Mode v2 before an answer, after a no, and under Global Privacy Control. */
export const DENIED_SIGNALS: ConsentSignals = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** After a yes: measured, but never used to choose which ads a visitor sees. */
export const GRANTED_SIGNALS: ConsentSignals = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'denied',
  analytics_storage: 'granted',
};
