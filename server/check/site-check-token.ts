import { createHmac, timingSafeEqual } from 'node:crypto';

const VALID_MS = 60_000;

/** Proves for a minute that the request comes from a reader of the site's database. */
export function siteCheckToken(secret: string, now: Date): string {
  const expires = String(now.getTime() + VALID_MS);
  return `${expires}.${sign(expires, secret)}`;
}

export function isSiteCheckToken(token: string, secret: string, now: Date): boolean {
  const [expires = '', signature = ''] = token.split('.', 2);
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(expires, secret))];
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && Number(expires) > now.getTime();
}

function sign(expires: string, secret: string): string {
  // The name of what is signed comes first: the same key signs links to previews.
  return createHmac('sha256', secret).update(`site check\n${expires}`).digest('base64url');
}
