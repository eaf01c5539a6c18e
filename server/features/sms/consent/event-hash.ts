import { canonicalJson, sha256 } from '#server/lib/canonical-json.ts';
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

/**
 * What an event says of the person: SHA-256, in hex, of the salt and the canonical JSON. Pass the row as
 * the database gives it back.
 */
export function detailsHash(details: SmsConsentDetails): string {
  return sha256(hashedText(details));
}

/** What the hash of details is made of. */
export function hashedText(details: SmsConsentDetails): string {
  const { salt, sequence: _sequence, note, ...personal } = details;
  // Rows from before there were notes were hashed without the column.
  return salt + canonicalJson({ ...personal, ...(note !== null && { note }) });
}
