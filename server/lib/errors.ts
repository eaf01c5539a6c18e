import type { FieldError } from '#shared/api/error-body.ts';

/**
 * Errors that visitors may see. The error handler translates these to HTTP and answers a plain 500 for
 * everything else, so that no message of a library, a query or a path ever leaves the server.
 */
export abstract class PublicError extends Error {
  abstract readonly status: number;
}

/** 400: what was sent cannot be used; `errors` names the fields. */
export class InvalidInputError extends PublicError {
  readonly status = 400;
  constructor(
    message: string,
    readonly errors: readonly FieldError[] = [],
  ) {
    super(message);
  }
}

/** 404 */
export class NotFoundError extends PublicError {
  readonly status = 404;
}

/** 410: it was here, and will not come back. */
export class GoneError extends PublicError {
  readonly status = 410;
}

/** 409: the same Idempotency-Key came with another body. */
export class ConflictError extends PublicError {
  readonly status = 409;
}

/** 503: a part this answer needs (the database) is away; the caller may try again. */
export class UnavailableError extends PublicError {
  readonly status = 503;
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}
