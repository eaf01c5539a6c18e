import type { Identity } from '#shared/identity/identity-schema.ts';

/** What a change of identity means for what was promised before: one sentence each. */
export function legalNotes(before: Identity, after: Identity): string[] {
  const isChanged = (part: (of: Identity) => unknown) =>
    JSON.stringify(part(before)) !== JSON.stringify(part(after));
  return [
    isChanged(({ legal }) => legal.consentVersion) &&
      `Consent text: version ${after.legal.consentVersion} replaces ${before.legal.consentVersion}. Who agreed before agreed to the old words; they stay in the database and in \`staff sms evidence\`.`,
    isChanged(({ names }) => [names.company, names.alertsProgram]) &&
      'Text messages: tell your provider and the carriers’ registry the new name before a message goes out (`npm run sms:audit` writes the text). People who agreed to another company may have to be asked again: ask a lawyer.',
    isChanged(({ channels }) => channels.sms) &&
      'Sending number: consents name no number, but people know you by the old one. Announce the new one from it.',
    isChanged(({ legal }) => [legal.privacyUpdated, legal.cookiesUpdated, legal.termsUpdated]) &&
      `Policies: they now say "Last updated" ${after.legal.termsUpdated}. Have a lawyer read them for your company.`,
    isChanged(({ place }) => place.region) &&
      `Law: the terms of service now name the law and the courts of ${after.place.regionName}.`,
    isChanged(({ names }) => names.brand) &&
      'Browsers: what visitors kept under the old name (an unfinished chat, their choice about measuring) is no longer found; the choice is asked for again.',
    after.rating !== null &&
      isChanged(({ rating }) => rating) &&
      'Rating: show only the average of reviews that exist (16 CFR 465).',
  ].filter((note) => note !== false);
}
