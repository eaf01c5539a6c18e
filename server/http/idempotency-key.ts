import type { Request } from 'express';
import { InvalidInputError } from '#server/lib/errors.ts';

const HEADER = 'Idempotency-Key';

/**
 * The key under which a caller may repeat a request; undefined without one.
 * @throws InvalidInputError unless it is 1 to 200 visible ASCII characters
 */
export function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.get(HEADER);
  if (key === undefined || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  const message = 'The Idempotency-Key needs 1 to 200 visible ASCII characters.';
  throw new InvalidInputError(message, [{ field: HEADER, message }]);
}
