import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview link vouches for. */
export interface PreviewClaim {
  readonly slug: string;
  readonly expiresAt: Date;
}

/** The path and query of a signed link: `/blog/preview/SLUG?expires=SECONDS&signature=…`. */
export function previewPath(claim: PreviewClaim, secret: string): string {
  const expires = secondsOf(claim.expiresAt);
  return `/blog/preview/${claim.slug}?expires=${expires}&signature=${sign(claim.slug, expires, secret)}`;
}

/**
 * Reads a link back.
 * @param expires seconds since 1970, as they stand in the link
 * @returns undefined when the link was not made with this secret; whether it has expired is for the
 *   caller to decide
 */
export function readPreviewLink(
  { slug, expires, signature }: { slug: string; expires: string; signature: string },
  secret: string,
): PreviewClaim | undefined {
  if (!/^\d{1,12}$/.test(expires)) return undefined;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(slug, expires, secret))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { slug, expiresAt: new Date(Number(expires) * 1000) };
}

function secondsOf(time: Date): string {
  return String(Math.floor(time.getTime() / 1000));
}

function sign(slug: string, expires: string, secret: string): string {
  // The name of what is signed comes first: the key may one day sign something else.
  return createHmac('sha256', secret).update(`preview\n${slug}\n${expires}`).digest('base64url');
}
