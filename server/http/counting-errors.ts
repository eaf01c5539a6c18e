import type { DailyCounter } from '#server/db/daily-counts.ts';
import type { Metrics } from '#server/lib/metrics.ts';

const SERVER_ERROR = 500;
/** Says 503 on purpose while the server starts and stops. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** The same metrics, which also count answers of 500 or more by the day. */
export const countingErrors = (
  metrics: Metrics,
  counter: Pick<DailyCounter, 'count'>,
): Metrics => ({
  ...metrics,
  recordRequest(request) {
    metrics.recordRequest(request);
    const { route, status } = request;
    if (status >= SERVER_ERROR && !PROBES.has(route)) counter.count('server_error', route);
  },
});
