/** Variables that only work together, and what does not happen while one is missing. */
const TOGETHER: readonly { readonly names: readonly string[]; readonly without: string }[] = [
  { names: ['SMTP_URL', 'LEADS_EMAIL_TO'], without: 'leads are not sent by e-mail' },
  {
    names: ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
    without: 'leads are not sent to the webhook',
  },
  {
    names: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
    without: 'no text message is sent',
  },
];

/** Secrets and addresses that mean nothing without the other one; the other works alone. */
const NEEDS: readonly { readonly name: string; readonly needs: string; readonly why: string }[] = [
  { name: 'META_CAPI_TOKEN', needs: 'META_PIXEL_ID', why: 'nothing is sent to Meta' },
  { name: 'REPORT_EMAIL_TO', needs: 'SMTP_URL', why: 'the weekly report is not sent' },
  { name: 'GA_API_SECRET', needs: 'GA_MEASUREMENT_ID', why: 'nothing is sent to Google Analytics' },
];

/**
 * Halves of pairs, one sentence each: 'nothing is sent to Meta: META_CAPI_TOKEN is set,
 * META_PIXEL_ID is not'.
 */
export function halfPairs(isSet: (name: string) => boolean): string[] {
  const torn = TOGETHER.flatMap(({ names, without }) => {
    const [set, unset] = [names.filter(isSet), names.filter((name) => !isSet(name))];
    return set.length > 0 && unset.length > 0 ? [`${without}: ${described(set, unset)}`] : [];
  });
  const lonely = NEEDS.filter(({ name, needs }) => isSet(name) && !isSet(needs)).map(
    ({ name, needs, why }) => `${why}: ${described([name], [needs])}`,
  );
  return [...torn, ...lonely];
}

function described(set: readonly string[], unset: readonly string[]): string {
  return `${list(set)} set, ${list(unset)} not`;
}

const list = (names: readonly string[]) =>
  `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'}`;
