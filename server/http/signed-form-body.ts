import express, { type RequestHandler } from 'express';
import type { Endpoint } from './endpoint.ts';
import { notForm, notGenuine } from './http-errors.ts';
import { requireType } from './requirements.ts';

const BODY_LIMIT = '32kb';
/** Messages with ten pictures have about 50. */
const MAX_FIELDS = 200;

/**
 * Reads the form of a webhook and lets through only what `isGenuine` believes. 415 for any other type,
 * 413 over 32 kB or 200 fields, 403 for everybody else.
 */
export function signedFormBody(
  isGenuine: NonNullable<Endpoint['isGenuine']>,
): readonly RequestHandler[] {
  const refuseForgery: RequestHandler = (req, _res, next) => {
    const request = {
      path: req.originalUrl,
      fields: { ...(req.body as Record<string, unknown>) },
      header: (name: string) => req.get(name),
    };
    next(isGenuine(request) ? undefined : notGenuine());
  };
  const readForm = express.urlencoded({
    extended: false,
    inflate: false,
    limit: BODY_LIMIT,
    parameterLimit: MAX_FIELDS,
  });
  return [requireType(['application/x-www-form-urlencoded'], notForm), readForm, refuseForgery];
}
