import type { RequestHandler } from 'express';
import { type HttpError, methodNotAllowed } from './http-errors.ts';

/** Lets through what reads; 405 for every other method. */
export const readsOnly: RequestHandler = (req, _res, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  next(isRead ? undefined : methodNotAllowed('GET', 'HEAD'));
};

/** Lets through bodies that say they are of one of these types. */
export function requireType(types: readonly string[], refusal: () => HttpError): RequestHandler {
  return (req, _res, next) => {
    const type = req.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    next(types.includes(type) ? undefined : refusal());
  };
}
