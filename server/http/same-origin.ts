import type { Request, RequestHandler } from 'express';
import { crossSite } from './http-errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses posts that a browser makes on behalf of another site (403).
 *
 * `Sec-Fetch-Site` decides where a browser sends it. `same-site` is refused as well: no other host
 * of our domain posts here, and one of them may be somebody else's. Browsers leave it out over
 * plain http, so there `Origin` must be the public origin or the host that was asked. Requests with
 * neither do not come from a browser: curl, servers, webhooks.
 */
export function sameOrigin(publicUrl: string): RequestHandler {
  return (req, _res, next) => {
    next(SAFE_METHODS.has(req.method) || isOwn(req, publicUrl) ? undefined : crossSite());
  };
}

function isOwn(req: Request, publicUrl: string): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = req.headers;
  if (origin === undefined || origin === publicUrl) return true;
  return origin === `http://${req.headers.host}` || origin === `https://${req.headers.host}`;
}
