import { sha256 } from '#server/lib/canonical-json.ts';
import { consentText, isConsentVersion } from '#shared/content/sms-consent.ts';

export interface ConsentProof {
  readonly consentTextVersion: string | null;
  /** Of the exact words, in hex. */
  readonly consentTextSha256: string | null;
}

/** The text that was agreed to, with the fingerprint of its words; nulls where there was none. */
export function consentProof(version: string | undefined): ConsentProof {
  if (version === undefined) return { consentTextVersion: null, consentTextSha256: null };
  // Checked where it came in; a version that does not exist is a fault of ours.
  if (!isConsentVersion(version)) throw new Error('There is no such consent text.');
  return { consentTextVersion: version, consentTextSha256: sha256(consentText(version)) };
}
