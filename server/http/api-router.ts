import { type Request, type RequestHandler, type Response, Router } from 'express';
import { NotFoundError, InvalidInputError } from '#server/lib/errors.ts';
import type { Endpoint } from './endpoint.ts';
import { methodNotAllowed } from './http-errors.ts';
import { sendEvents, wantsEvents } from './event-stream.ts';
import { jsonBody } from './json-body.ts';
import type { RateLimits } from './limits.ts';
import { visitorNetwork } from './proxy-trust.ts';
import { noteRoute, requestIdOf } from './request-log.ts';
import { type Call, runEndpoint, runStream, readParameters } from './run-endpoint.ts';
import { signedFormBody } from './signed-form-body.ts';

/** No browser's is longer. */
const MAX_USER_AGENT_CHARACTERS = 400;

/** Serves the API table over HTTP; every other path under /api is a 404. */
export function apiRouter(endpoints: readonly Endpoint[], limits: RateLimits): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router.use('/api', noteRoute('/api'), neverStoredOrListed);
  for (const [path, sharing] of byPath(endpoints)) {
    const route = router.route(path);
    for (const endpoint of sharing) {
      const steps = [
        noteRoute(path),
        ...(endpoint.limit ? [limits[endpoint.limit]] : []),
        ...bodyOf(endpoint),
        answer(endpoint),
      ];
      if (endpoint.contract.method === 'POST') route.post(steps);
      else route.get(steps);
    }
    route.all(noteRoute(path), refuseMethod(sharing));
  }
  router.use('/api', () => {
    throw new NotFoundError('There is no such address in the API.');
  });
  return router;
}

/** Answers are for programs: no cache keeps them, no search engine lists them. */
const neverStoredOrListed: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  next();
};

function bodyOf({ contract, isGenuine }: Endpoint): readonly RequestHandler[] {
  if (isGenuine) return signedFormBody(isGenuine);
  return contract.method === 'POST' ? jsonBody() : [];
}

function answer(endpoint: Endpoint): RequestHandler {
  return async (req, res) => {
    const isPost = endpoint.contract.method === 'POST';
    const raw: unknown = isPost ? req.body : parametersOf(endpoint, req);
    const call = callOf(req, res);
    if (endpoint.stream) res.vary('Accept');
    if (endpoint.stream && wantsEvents(req)) await sendEvents(res, runStream(endpoint, raw, call));
    else if (endpoint.isGenuine) res.type('text/xml').send(await runEndpoint(endpoint, raw, call));
    else {
      const reply = await runEndpoint(endpoint, raw, call);
      res.status(endpoint.contract.status ?? 200).json(reply);
    }
  };
}

function parametersOf({ contract }: Endpoint, { params, originalUrl }: Request): unknown {
  const [, search = ''] = originalUrl.split('?', 2);
  return readParameters(contract, params, search);
}

/** What a handler may know of the request. @throws InvalidInputError for a key that is none */
export function callOf(req: Request, res: Response): Call {
  const idempotencyKey = req.method === 'POST' ? idempotencyKeyOf(req) : undefined;
  const userAgent = req.get('User-Agent')?.slice(0, MAX_USER_AGENT_CHARACTERS);
  const network = visitorNetwork(req);
  return {
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    caller: {
      requestId: requestIdOf(res),
      ...(userAgent !== undefined && { userAgent }),
      ...(network !== undefined && { network }),
      request: { path: req.originalUrl, header: (name) => req.get(name) },
    },
  };
}

function refuseMethod(sharing: readonly Endpoint[]): RequestHandler {
  const allowed = sharing.flatMap(({ contract: { method } }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  return () => {
    throw methodNotAllowed(...allowed);
  };
}

function byPath(endpoints: readonly Endpoint[]): Map<string, Endpoint[]> {
  const paths = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) {
    const { path } = endpoint.contract;
    paths.set(path, [...(paths.get(path) ?? []), endpoint]);
  }
  return paths;
}

const HEADER = 'Idempotency-Key';

/**
 * The key under which a caller may repeat a request; undefined without one.
 * @throws InvalidInputError unless it is 1 to 200 visible ASCII characters
 */
function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.get(HEADER);
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  const message = 'The Idempotency-Key needs 1 to 200 visible ASCII characters.';
  throw new InvalidInputError(message, [{ field: HEADER, message }]);
}
