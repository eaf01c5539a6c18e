import type { Queryable } from '#server/db/database.ts';
import { sha256 } from '#server/lib/canonical-json.ts';
import { CONSENT_VERSIONS, consentText, type ConsentVersion } from '#shared/content/sms-consent.ts';
import { shownForms } from '#shared/content/sms/shown-forms.ts';
import { smsConsentEvents, smsConsentTexts } from '#shared/schema.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';

/**
 * Stores the words of every text that the site shows, with the forms they stand in. Done at each start,
 * so that the words are known before anybody agrees to them, also through an older instance that runs
 * beside this one; words that are known already stay as they are.
 */
export async function storeConsentTexts(
  db: Queryable,
  now: Date,
  versions: readonly ConsentVersion[] = CONSENT_VERSIONS,
): Promise<void> {
  const rows = versions.map((version) => {
    const words = consentText(version);
    const forms = shownForms[version] ?? null;
    return { sha256: sha256(words), version, words, forms, storedAt: now };
  });
  await db.insert(smsConsentTexts).values(rows).onConflictDoNothing();
}

export interface TextFaults {
  /** One sentence for each text whose words are not those of its fingerprint. */
  readonly faults: readonly string[];
  /** How many consents there are whose words were not stored: from before texts were. */
  readonly withoutWords: number;
}

/** Compares every stored text with its fingerprint, and looks for consents whose words were not stored. */
export async function checkConsentTexts(db: Queryable): Promise<TextFaults> {
  const texts = await db.select().from(smsConsentTexts);
  const orphans = await db.$count(
    db
      .select({ sequence: smsConsentEvents.sequence })
      .from(smsConsentEvents)
      .leftJoin(smsConsentTexts, eq(smsConsentTexts.sha256, smsConsentEvents.consentTextSha256))
      .where(and(isNotNull(smsConsentEvents.consentTextSha256), isNull(smsConsentTexts.sha256)))
      .as('orphans'),
  );
  return {
    faults: texts
      .filter((text) => sha256(text.words) !== text.sha256)
      .map((text) => `The words of consent text ${text.version} were changed.`),
    withoutWords: orphans,
  };
}
