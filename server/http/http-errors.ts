import { PublicError } from '#server/lib/errors.ts';

/** Errors that only the HTTP layer raises; features know those of errors.ts. */
export abstract class HttpError extends PublicError {
  /** Headers that the answer must carry. */
  readonly headers: Readonly<Record<string, string>> = {};
}

/** 403: sent from another site. */
export class CrossSiteError extends HttpError {
  readonly status = 403;
  constructor() {
    super('This request came from another site and was refused.');
  }
}

/** 403: a webhook whose signature is not the provider's. */
export class NotGenuineError extends HttpError {
  readonly status = 403;
  constructor() {
    super('The signature of this request is missing or wrong.');
  }
}

/** 405 with Allow. */
export class MethodNotAllowedError extends HttpError {
  readonly status = 405;
  override readonly headers: Readonly<Record<string, string>>;
  constructor(allowed: readonly string[]) {
    super(`This address answers ${allowed.join(' and ')} only.`);
    this.headers = { Allow: allowed.join(', ') };
  }
}

/** 412: the reader asked for a version of a file that is not this one. */
export class PreconditionFailedError extends HttpError {
  readonly status = 412;
  constructor() {
    super('This file has changed.');
  }
}

/** 413 */
export class TooLargeError extends HttpError {
  readonly status = 413;
  constructor() {
    super('What was sent is too large.');
  }
}

/** 415: only JSON, not compressed, in a Unicode encoding. */
export class NotJsonError extends HttpError {
  readonly status = 415;
  constructor() {
    super('Send application/json.');
  }
}

/** 415: only a plain form, not compressed. */
export class NotFormError extends HttpError {
  readonly status = 415;
  constructor() {
    super('Send application/x-www-form-urlencoded.');
  }
}

/** 416 with Content-Range: the reader asked for a part of a file that it does not have. */
export class RangeNotSatisfiableError extends HttpError {
  readonly status = 416;
  override readonly headers: Readonly<Record<string, string>>;
  /** @param contentRange the size of the file, as the header says it */
  constructor(contentRange: string | undefined) {
    super('This file has no such part.');
    this.headers = contentRange === undefined ? {} : { 'Content-Range': contentRange };
  }
}

/** 429 with Retry-After. */
export class TooManyRequestsError extends HttpError {
  readonly status = 429;
  override readonly headers: Readonly<Record<string, string>>;
  constructor(retryAfterSeconds: number) {
    super('Too many requests. Please wait a moment and try again.');
    this.headers = { 'Retry-After': String(retryAfterSeconds) };
  }
}
