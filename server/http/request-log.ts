import { matchPage, siteMap } from '#shared/site-map.ts';
import type { Metrics } from '#server/lib/metrics.ts';
import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

const REQUEST_ID_HEADER = 'X-Request-Id';

/** A UUID or a trace id. Anything freer could carry a name or a number into the log. */
const SANE_REQUEST_ID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

/** In development a page asks for each module by itself. */
export const MODULE_ROUTE = '(module)';

/** Probes ask every few seconds, and both would bury everything else. */
const QUIET_ROUTES: ReadonlySet<string> = new Set(['/healthz', '/readyz', MODULE_ROUTE]);

/**
 * Gives every request an id, sends it back, and logs one line when the answer is out: id, method,
 * route, status and milliseconds. The route is the pattern that matched (`/blog/:slug`), never the
 * path that was asked for; no query, body, address or user agent. Pages that are answered from
 * memory do not come by here.
 */
export function requestLog(
  logger: Logger,
  metrics: Pick<Metrics, 'recordRequest'>,
): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const given = req.get(REQUEST_ID_HEADER) ?? '';
    const requestId = SANE_REQUEST_ID.test(given) ? given : randomUUID();
    res.setHeader(REQUEST_ID_HEADER, requestId);
    const { method, path } = req;
    res.once('close', () => {
      const route = routeOf(res) ?? siteMap[matchPage(path).id].path;
      const seconds = (performance.now() - startedAt) / 1000;
      metrics.recordRequest({ method, route, status: res.statusCode, seconds });
      const entry = {
        requestId,
        method,
        route,
        status: res.statusCode,
        durationMs: Math.round(seconds * 1000),
        ...(!res.writableFinished && { aborted: true }),
      };
      if (QUIET_ROUTES.has(route)) logger.debug(entry, 'request');
      else logger.info(entry, 'request');
    });
    next();
  };
}

/** The id that the request log gave to this request. */
export function requestIdOf(res: Response): string {
  return String(res.getHeader(REQUEST_ID_HEADER) ?? '');
}

/** Notes the pattern that a request matched, for its line in the log. */
export function noteRoute(pattern: string): RequestHandler {
  return (_req, res, next) => {
    res.locals['route'] = pattern;
    next();
  };
}

function routeOf(res: Response): string | undefined {
  const route: unknown = res.locals['route'];
  return typeof route === 'string' ? route : undefined;
}
