import { canonicalJson, sha256 } from '#server/canonical-json.ts';
import type { SmsConsentDetails, SmsConsentEvent } from '#shared/schema.ts';

/** Stands before the first event. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/**
 * The hash of an event: SHA-256, in hex, of the previous hash followed by the canonical JSON of all
 * its other columns.
 */
export function eventHash(event: Omit<SmsConsentEvent, 'hash'>): string {
  return sha256(
    event.previousHash +
      canonicalJson({
        sequence: event.sequence,
        subject: event.subject,
        action: event.action,
        source: event.source,
        occurredAt: event.occurredAt.toISOString(),
        recordedAt: event.recordedAt.toISOString(),
        consentTextVersion: event.consentTextVersion,
        consentTextSha256: event.consentTextSha256,
        detailsHash: event.detailsHash,
      }),
  );
}

/** What an event says of the person: SHA-256, in hex, of the salt and the canonical JSON. */
export function detailsHash(details: SmsConsentDetails): string {
  const { salt, sequence: _sequence, ...personal } = details;
  return sha256(salt + canonicalJson(personal));
}
