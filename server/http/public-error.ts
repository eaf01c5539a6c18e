import { InvalidInputError, NotFoundError, PublicError } from '#server/lib/errors.ts';
import { notJson, preconditionFailed, rangeNotSatisfiable, tooLarge } from './http-errors.ts';

/** As body parsers and `send` mark their errors. */
interface FileError {
  readonly type?: unknown;
  readonly status?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The error to show instead of one of Express or its body parser; undefined for
 * everything that is our own fault.
 */
export function toPublicError(error: unknown): PublicError | undefined {
  if (error instanceof PublicError) return error;
  if (!(error instanceof Error)) return undefined;
  // `/api/blog/post/%E0%A4%A` names nothing.
  if (error instanceof URIError) return new NotFoundError('Not found.');
  const { type, status, headers } = error as FileError;
  // What `send` says of conditions and ranges that do not fit a file.
  if (status === 412) return preconditionFailed();
  if (status === 416) return rangeNotSatisfiable(headers?.['Content-Range']);
  switch (type) {
    case 'entity.too.large':
    case 'parameters.too.many':
      return tooLarge();
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return notJson();
    case 'entity.parse.failed':
      return new InvalidInputError('What was sent is not valid JSON.');
    case 'request.aborted':
    case 'request.size.invalid':
      return new InvalidInputError('What was sent is incomplete.');
    default:
      return undefined;
  }
}
