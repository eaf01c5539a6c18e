import express, { type RequestHandler } from 'express';
import { InvalidInputError } from '#server/lib/errors.ts';
import { notJson } from './http-errors.ts';
import { requireType } from './requirements.ts';

const BODY_LIMIT = '32kb';

/** The deepest body agreed on has four levels; this leaves room and stops towers of brackets. */
const MAX_DEPTH = 10;

/**
 * Reads the body of a POST: a JSON object, or an error. 415 for any other type (a plain form of
 * another site cannot send JSON), 413 over 32 kB, 400 for what is no JSON object.
 */
export function jsonBody(): readonly RequestHandler[] {
  return [
    requireType(['application/json'], notJson),
    express.json({ limit: BODY_LIMIT, inflate: false }),
    requirePlainObject,
  ];
}

const requirePlainObject: RequestHandler = (req, _res, next) => {
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new InvalidInputError('Send a JSON object.');
  }
  refuseOddities(body, 1);
  next();
};

/** `__proto__` is an own key after JSON.parse, and turns into a prototype when it is copied. */
function refuseOddities(value: object, depth: number): void {
  if (depth > MAX_DEPTH) throw new InvalidInputError('The JSON is nested too deeply.');
  if (Object.hasOwn(value, '__proto__')) throw new InvalidInputError('Unknown field: __proto__.');
  for (const child of Object.values(value) as unknown[]) {
    if (typeof child === 'object' && child !== null) refuseOddities(child, depth + 1);
  }
}
