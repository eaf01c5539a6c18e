import type { z } from 'zod';

/** Never shown, not even in part. */
const SECRETS = new Set([
  'OPENAI_API_KEY',
  'META_CAPI_TOKEN',
  'GA_API_SECRET',
  'BACKUP_KEY',
  'LEADS_WEBHOOK_SECRET',
  'TWILIO_AUTH_TOKEN',
]);

/** May hold a user name, a password or a token; shown as far as the host. */
const ADDRESSES = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'LEADS_WEBHOOK_URL',
  'OPENAI_BASE_URL',
  'META_API_URL',
  'GA_API_URL',
]);

const SHOWN_CHARACTERS = 80;

/**
 * One message for the operator with a line for each faulty variable: its name, what was given (as
 * far as that is safe to show) and what is accepted.
 */
export function describeFaults(
  issues: readonly z.core.$ZodIssue[],
  given: Readonly<Record<string, string | undefined>>,
): string {
  const lines = issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${name} is ${shown(name, given[name] ?? '')}; accepted: ${message}`;
  });
  return `The settings have ${issues.length === 1 ? 'a fault' : 'faults'} (environment or .env):\n${lines.join('\n')}`;
}

function shown(name: string, text: string): string {
  if (SECRETS.has(name)) return hidden(text);
  if (ADDRESSES.has(name)) return shownAddress(text);
  const safe = text.replace(/\/\/[^/@]*@/, '//…@');
  return safe.length > SHOWN_CHARACTERS
    ? `${JSON.stringify(safe.slice(0, SHOWN_CHARACTERS))} (cut, ${text.length} characters)`
    : JSON.stringify(safe);
}

function shownAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.host ? JSON.stringify(`${url.protocol}//${url.host}/…`) : hidden(text);
}

function hidden(text: string): string {
  return `(hidden, ${text.length} characters)`;
}
