import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';
import type { SharedCounter } from '#server/db/shared-counter.ts';
import type { LimitName } from './endpoint.ts';
import { tooManyRequests } from './http-errors.ts';
import { withoutPort } from './network.ts';
import { sharedStore } from './shared-store.ts';

export type RateLimits = Readonly<Record<LimitName, RequestHandler>>;

/** Forms and questions are typed by hand; a page of the site reads a few times. */
const WINDOW_MS = {
  form: 10 * 60_000,
  chat: 10 * 60_000,
  // Its own, and wider than the chat's: a visitor who may no longer chat may still leave a number.
  lead: 10 * 60_000,
  read: 60_000,
  // A page sends a score of events, and people of one office share an address.
  event: 60_000,
  report: 60_000,
} as const satisfies Record<LimitName, number>;

/** Providers give a household a whole /56 of IPv6 addresses. */
const IPV6_SUBNET = 56;

/**
 * One counter for each kind of request and address. What is written or answered by a model is counted in
 * the database, for all servers together; what is only read, in the memory of this process. Whatever
 * shares a limit must share the middleware made here.
 * @param requests how many are let through in a window; 0 lifts the limit
 * @param counter absent: everything is counted in memory
 */
export function createRateLimits(
  requests: Readonly<Record<LimitName, number>>,
  counter?: SharedCounter,
): RateLimits {
  const shared = (name: LimitName) =>
    limit(requests[name], WINDOW_MS[name], counter && sharedStore(counter, name));
  const own = (name: LimitName) => limit(requests[name], WINDOW_MS[name]);
  return {
    form: shared('form'),
    chat: shared('chat'),
    lead: shared('lead'),
    read: own('read'),
    event: own('event'),
    report: own('report'),
  };
}

function limit(requests: number, windowMs: number, store?: Store): RequestHandler {
  if (requests === 0) return (_req, _res, next) => next();
  return rateLimit({
    limit: requests,
    windowMs,
    ...(store && { store }),
    legacyHeaders: false,
    standardHeaders: false,
    // Forwarded headers that TRUST_PROXY does not trust are ignored on purpose, not by mistake.
    validate: false,
    keyGenerator: (req) => ipKeyGenerator(withoutPort(req.ip ?? ''), IPV6_SUBNET),
    handler: (req, _res, next) => next(tooManyRequests(secondsLeft(req, windowMs))),
  });
}

function secondsLeft(req: object, windowMs: number): number {
  const { rateLimit: info } = req as { rateLimit?: { resetTime?: Date } };
  const leftMs = info?.resetTime ? info.resetTime.getTime() - Date.now() : windowMs;
  return Math.max(1, Math.ceil(leftMs / 1000));
}
