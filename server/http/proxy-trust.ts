import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { networkOf, PROXY_MARK } from './network.ts';

/**
 * Says once when TRUST_PROXY and what stands in front do not fit: behind a proxy that is not trusted
 * all visitors share one rate limit, and their consents name the proxy.
 */
export function watchProxyTrust(
  trustsProxies: boolean,
  logger: Pick<Logger, 'warn'>,
): RequestHandler {
  let hasWarnedOfUntrusted = false;
  let hasWarnedOfMissing = false;
  return (req, _res, next) => {
    const isForwarded = req.get('X-Forwarded-For') !== undefined;
    if (!hasWarnedOfUntrusted && mayBeProxy(req)) {
      hasWarnedOfUntrusted = true;
      logger.warn(
        `X-Forwarded-For arrives and TRUST_PROXY ${trustsProxies ? 'does not name who sends it' : 'is not set'}: all visitors share one rate limit, and records of consent hold a proxy's address; "staff check" says what to set`,
      );
    }
    if (!hasWarnedOfMissing && trustsProxies && !isForwarded) {
      hasWarnedOfMissing = true;
      logger.warn(
        'TRUST_PROXY is set and a request came without X-Forwarded-For: either it came past the proxy, or the proxy names no visitor; "staff check" says which',
      );
    }
    next();
  };
}

/** Where a request came from, truncated; marked where that may be a proxy rather than the visitor. */
export function visitorNetwork(req: Request): string | undefined {
  if (req.ip === undefined) return undefined;
  return `${networkOf(req.ip)}${mayBeProxy(req) ? PROXY_MARK : ''}`;
}

/** A header names the visitor and comes from an address that is not trusted. */
function mayBeProxy(req: Request): boolean {
  const isTrusted = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return req.get('X-Forwarded-For') !== undefined && !isTrusted(req.socket.remoteAddress ?? '', 0);
}
