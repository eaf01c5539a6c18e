import type { ErrorBody } from '#shared/api/error-body.ts';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { InvalidInputError, type PublicError, UnavailableError } from '#server/lib/errors.ts';
import { HttpError } from './http-errors.ts';
import { toPublicError } from './public-error.ts';
import { requestIdOf } from './request-log.ts';

const OUR_FAULT = 'Something went wrong on our side. Please try again.';

/**
 * Translates errors to HTTP: public ones with their status and message, every other one
 * as a bare 500 with an entry in the log. JSON for the API, plain text elsewhere.
 */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const known = toPublicError(error);
    if (!known) logger.error({ err: error, requestId: requestIdOf(res) }, 'request failed');
    if (res.headersSent) {
      // Too late for words; the connection is cut, so that the rest is not taken for complete.
      next(error);
      return;
    }
    const status = known?.status ?? 500;
    for (const [name, value] of Object.entries(headersOf(known))) res.setHeader(name, value);
    res.setHeader('Cache-Control', 'no-store');
    res.status(status);
    if (/^\/(api|healthz|readyz)(\/|$)/.test(req.path)) res.json(bodyOf(known));
    else res.type('text/plain').send(`${known?.message ?? OUR_FAULT}\n`);
  };
}

function headersOf(error: PublicError | undefined): Readonly<Record<string, string>> {
  if (error instanceof UnavailableError) return { 'Retry-After': String(error.retryAfterSeconds) };
  return error instanceof HttpError ? error.headers : {};
}

function bodyOf(error: PublicError | undefined): ErrorBody {
  const message = error?.message ?? OUR_FAULT;
  const errors = error instanceof InvalidInputError ? [...error.errors] : [];
  return { success: false, message, ...(errors.length > 0 && { errors }) };
}
