import { PRETENDED_ADDRESS } from './ask-site.ts';
import { FindingError } from './check-line.ts';
import type { SiteView } from './site-check-route.ts';

/**
 * What became of a request that pretended to come from elsewhere.
 * @param askedFrom the address that this machine asked from
 * @returns why visitors' addresses can be believed
 * @throws FindingError when they cannot
 */
export function judgeProxy(view: SiteView, askedFrom: string): string {
  const peer = plain(view.peer);
  if (plain(view.visitor) === PRETENDED_ADDRESS) {
    throw new FindingError(
      `Anybody can pretend to come from any address, and gets round every limit: have the proxy replace X-Forwarded-For, or take ${peer} out of TRUST_PROXY when no proxy is in front.`,
    );
  }
  const isOurOwn = view.forwardedFor === PRETENDED_ADDRESS;
  if (view.forwardedFor !== null && !isOurOwn && plain(view.visitor) === peer) {
    throw new FindingError(
      `A proxy at ${peer} names the visitor in X-Forwarded-For, and TRUST_PROXY ${view.trustsProxies ? 'does not name it' : 'is not set'}: all visitors share one rate limit, and consent records name no address. Set TRUST_PROXY=${isLoopback(peer) ? 'loopback' : peer}.`,
    );
  }
  if (view.trustsProxies && (view.forwardedFor === null || isOurOwn)) {
    throw new FindingError(
      `TRUST_PROXY is set, and no proxy names the visitor: have it set X-Forwarded-For, or unset TRUST_PROXY.`,
    );
  }
  if (!view.trustsProxies && peer !== plain(askedFrom)) {
    throw new FindingError(
      `A proxy at ${peer} seems to be in front and names no visitor: have it set X-Forwarded-For, and set TRUST_PROXY.`,
    );
  }
  return view.trustsProxies
    ? `The proxy at ${peer} is trusted, and nobody else can say where a visitor comes from.`
    : 'No proxy is in front, and none is trusted.';
}

/** IPv4 as itself, also where the socket writes it as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:/i, '');

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.');
