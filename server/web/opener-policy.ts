import type { IncomingMessage } from 'node:http';
import type { HeaderTable } from '../http/security-headers.ts';

/** Cuts a page off from the one that opened its window (docs/decisions/opener-policy.md). */
export const OPENER_POLICY = 'Cross-Origin-Opener-Policy';

/** The request header that decides whether a page carries the policy; a cache on the way has to know it. */
export const OPENER_VARY = 'Sec-Fetch-Site';

/** The address was typed, kept as a bookmark or followed from another app: no page has opened this window. */
export function hasNoOpener(req: IncomingMessage): boolean {
  return req.headers['sec-fetch-site'] === 'none';
}

/** For such a visitor the policy would only have the browser start a second process. */
export function withoutOpenerPolicy({ [OPENER_POLICY]: _, ...others }: HeaderTable): HeaderTable {
  return others;
}
