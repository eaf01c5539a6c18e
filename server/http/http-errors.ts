import { PublicError } from '#server/lib/errors.ts';

/** Errors that only the HTTP layer raises; features know those of errors.ts. */
export class HttpError extends PublicError {
  constructor(
    readonly status: number,
    message: string,
    /** Headers that the answer must carry. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export const crossSite = () =>
  new HttpError(403, 'This request came from another site and was refused.');

/** A webhook whose signature is not the provider's. */
export const notGenuine = () =>
  new HttpError(403, 'The signature of this request is missing or wrong.');

export const methodNotAllowed = (...allowed: readonly string[]) =>
  new HttpError(405, `This address answers ${allowed.join(' and ')} only.`, {
    Allow: allowed.join(', '),
  });

/** The reader asked for a version of a file that is not this one. */
export const preconditionFailed = () => new HttpError(412, 'This file has changed.');

export const tooLarge = () => new HttpError(413, 'What was sent is too large.');

/** Only JSON, not compressed, in a Unicode encoding. */
export const notJson = () => new HttpError(415, 'Send application/json.');

/** Only a plain form, not compressed. */
export const notForm = () => new HttpError(415, 'Send application/x-www-form-urlencoded.');

/** The reader asked for a part of a file that it does not have. @param contentRange its size, as the header says it */
export const rangeNotSatisfiable = (contentRange: string | undefined) =>
  new HttpError(416, 'This file has no such part.', {
    ...(contentRange !== undefined && { 'Content-Range': contentRange }),
  });

export const tooManyRequests = (retryAfterSeconds: number) =>
  new HttpError(429, 'Too many requests. Please wait a moment and try again.', {
    'Retry-After': String(retryAfterSeconds),
  });
