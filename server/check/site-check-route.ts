import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';
import { readSecret } from '#server/features/blog/preview/preview-secret.ts';
import { isSiteCheckToken } from './site-check-token.ts';

export const SITE_CHECK_PATH = '/.well-known/site-check';
export const SITE_CHECK_HEADER = 'X-Site-Check';

/** How a request looked when it came to the server, behind whatever stands in front. */
export const siteView = z.object({
  host: z.string(),
  /** X-Forwarded-For as it arrived. */
  forwardedFor: z.string().nullable(),
  /** Whose connection it was: the proxy's, or the visitor's own. */
  peer: z.string(),
  /** Whom the server took for the visitor. */
  visitor: z.string(),
  trustsProxies: z.boolean(),
});
export type SiteView = z.output<typeof siteView>;

/**
 * Answers `staff check` with what arrived here of a request it sent to PUBLIC_URL. Whoever has no token
 * of this site's database gets nothing.
 */
export function siteCheckRoute({
  database: { db },
  clock,
  trustsProxies,
}: {
  readonly database: Pick<Database, 'db'>;
  readonly clock: () => Date;
  readonly trustsProxies: boolean;
}): RequestHandler {
  return async (req, res, next) => {
    const token = req.get(SITE_CHECK_HEADER);
    if (req.path !== SITE_CHECK_PATH || req.method !== 'GET' || token === undefined) {
      next();
      return;
    }
    const secret = await withDatabaseTimeout(() => readSecret(db));
    if (secret === undefined || !isSiteCheckToken(token, secret, clock())) {
      next();
      return;
    }
    res.setHeader('Cache-Control', 'no-store');
    res.json({
      host: req.get('Host') ?? '',
      forwardedFor: req.get('X-Forwarded-For') ?? null,
      peer: req.socket.remoteAddress ?? '',
      visitor: req.ip ?? '',
      trustsProxies,
    } satisfies SiteView);
  };
}
