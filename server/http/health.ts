import { type RequestHandler, Router } from 'express';
import { UnavailableError } from '#server/lib/errors.ts';
import { noteRoute } from './request-log.ts';
import type { Lifecycle } from './shutdown.ts';
import { singleFlight } from '#server/lib/single-flight.ts';

export interface HealthOptions {
  readonly lifecycle: Lifecycle;
  /** Rejects when the database does not answer; within two seconds. */
  readonly ping: () => Promise<void>;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * For monitors: /healthz says that the process lives, /readyz that it can serve now. A proxy asks
 * /readyz?exclude=database, as Kubernetes spells it: without its database an instance still has its pages
 * in memory, and no other instance has more.
 */
export function health({ lifecycle, ping }: HealthOptions): RequestHandler {
  // A flood of callers cannot load the database.
  const pingOnce = singleFlight(ping);
  const router = Router();
  router.get('/healthz', noteRoute('/healthz'), (_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.json({ success: true, status: 'alive' });
  });
  router.get('/readyz', noteRoute('/readyz'), async (req, res) => {
    if (lifecycle.isDraining()) throw new UnavailableError('Stopping.', RETRY_AFTER_SECONDS);
    if (req.query['exclude'] !== 'database') await pingOnce();
    res.setHeader('Cache-Control', 'no-store');
    res.json({ success: true, status: 'ready' });
  });
  return router;
}
