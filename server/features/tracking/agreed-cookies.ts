import { CONSENT_PARAMETER, ANALYTICS_CONSENT_VERSION } from '#shared/analytics/consent.ts';
import type { RequestHead } from '#server/http/endpoint.ts';

/** The cookies by which Google Analytics and Meta identify a browser. No click ids of ads. */
const SERVICE_COOKIE = /^(?:_ga|_ga_[A-Z0-9]{1,20}|_fbp)$/;

/**
 * The cookies of the services that the visitor agreed to; undefined without a yes. A yes is the
 * present version of the question in the address of the request (docs/decisions/consent-in-the-address.md).
 * Global Privacy Control is a no, whatever the address says.
 */
export function agreedCookies({
  path,
  header,
}: RequestHead): Readonly<Record<string, string>> | undefined {
  const [, search = ''] = path.split('?', 2);
  if (new URLSearchParams(search).get(CONSENT_PARAMETER) !== ANALYTICS_CONSENT_VERSION)
    return undefined;
  // '1, 1' of two headers too: whatever is no plain 0.
  if ((header('Sec-GPC') ?? '0').trim() !== '0') return undefined;
  const pairs = (header('Cookie') ?? '').split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    return [name, value.join('=')] as const;
  });
  return Object.fromEntries(pairs.filter(([name]) => SERVICE_COOKIE.test(name)));
}
