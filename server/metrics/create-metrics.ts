import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/db/database.ts';
import { createDatabaseGauges } from './database-gauges.ts';
import type { Metrics } from '#server/lib/metrics.ts';

/** Seconds; a visitor gives up long before the last one. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SERVER_ERROR = 500;

export interface MetricsOptions {
  readonly database: Database;
  readonly clock: () => Date;
  /** Tokens a day that the model may use; 0 without a model. */
  readonly dailyTokenLimit: number;
}

/** Counts in the memory of this process; what the database holds is read at each scrape. */
export function createMetrics(options: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by method, route and status, without pages from memory.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'Time from a request to the end of its answer, by route.',
    labelNames: ['route'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: 'site_errors_total',
    help: 'Answers with a status of 500 or more, by route.',
    labelNames: ['route'],
    registers,
  });
  /** Counted as a number: a counter of the registry looks for its labels at every page. */
  let memoryPages = 0;
  new Counter({
    name: 'site_memory_pages_total',
    help: 'Pages that were answered from memory.',
    registers,
    collect() {
      this.reset();
      this.inc(memoryPages);
    },
  });
  const chatAnswers = new Counter({
    name: 'site_chat_answers_total',
    help: 'Answers of the assistant by who gave them, and why it was not the model.',
    labelNames: ['source', 'reason'],
    registers,
  });
  const refreshDatabase = createDatabaseGauges(registry, options);
  return {
    recordRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      durations.observe({ route }, seconds);
      if (status >= SERVER_ERROR) errors.inc({ route });
    },
    recordMemoryPage() {
      memoryPages += 1;
    },
    recordChatAnswer: (source, reason) => chatAnswers.inc({ source, reason }),
    async text() {
      await refreshDatabase();
      return registry.metrics();
    },
  };
}
