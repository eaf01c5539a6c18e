import { InvalidInputError, NotFoundError, PublicError } from '../errors.ts';
import { NotJsonError, TooLargeError } from './http-errors.ts';

/**
 * The error that a person may hear of instead of one of Express or its body parser; undefined for
 * everything that is our own fault.
 */
export function toPublicError(error: unknown): PublicError | undefined {
  if (error instanceof PublicError) return error;
  if (!(error instanceof Error)) return undefined;
  // `/api/blog/post/%E0%A4%A` names nothing.
  if (error instanceof URIError) return new NotFoundError('Not found.');
  const { type } = error as { type?: unknown };
  switch (type) {
    case 'entity.too.large':
    case 'parameters.too.many':
      return new TooLargeError();
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new NotJsonError();
    case 'entity.parse.failed':
      return new InvalidInputError('What was sent is not valid JSON.');
    case 'request.aborted':
    case 'request.size.invalid':
      return new InvalidInputError('What was sent is incomplete.');
    default:
      return undefined;
  }
}
