import { Gauge, type Registry } from 'prom-client';
import { vitalOperations } from '#server/features/tracking/vitals/vital-operations.ts';
import type { MetricsOptions } from './create-metrics.ts';
import { readDatabaseState } from './read-database-state.ts';

/** As `staff vitals` counts by default. */
const VITAL_DAYS = 28;

/**
 * What stands in the database, as gauges.
 * @returns reads it anew; while the database is away its gauges are absent and `site_database_up` is 0
 */
export function createDatabaseGauges(
  registry: Registry,
  options: MetricsOptions,
): () => Promise<void> {
  const { clock, database, dailyTokenLimit } = options;
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge('site_database_up', '1 when the database answered this very question.');
  const pool = gauge('site_database_connections', 'Connections of the pool by state.', ['state']);
  const outbox = gauge('site_outbox_messages', 'Messages by kind: waiting, or dead-lettered.', [
    'kind',
    'status',
  ]);
  const oldest = gauge(
    'site_oldest_waiting_lead_seconds',
    'Age of the oldest lead that was not delivered.',
  );
  const texts = gauge('site_sms_waiting', 'Text messages that wait to be sent.');
  const chain = gauge('site_consent_chain_height', 'Events in the chain of consents.');
  const tokens = gauge('site_chat_tokens_left', 'Tokens that the model may still use today (UTC).');
  const vitals = gauge(
    'site_web_vital_p75',
    '75th percentile of 28 days; milliseconds, CLS a score.',
    ['page', 'metric'],
  );
  const samples = gauge('site_web_vital_samples', 'Measurements of 28 days.', ['page', 'metric']);

  async function readRows(): Promise<void> {
    const state = await readDatabaseState(database, clock());
    const report = await vitalOperations['vitals.report'].run(
      { database, clock },
      { days: VITAL_DAYS },
    );
    for (const { kind, status, count } of state.outbox) outbox.set({ kind, status }, count);
    oldest.set(state.oldestWaitingSeconds);
    texts.set(state.waitingTexts);
    chain.set(state.chainHeight);
    tokens.set(Math.max(0, dailyTokenLimit - state.tokensToday));
    for (const { page, metric, p75, samples: count } of report) {
      vitals.set({ page, metric }, p75);
      samples.set({ page, metric }, count);
    }
  }

  return async () => {
    // Absent rather than 0 or old while the database is away.
    for (const each of [oldest, texts, chain, tokens]) each.remove();
    for (const each of [outbox, vitals, samples]) each.reset();
    const { open, idle, waiting } = database.poolUse();
    pool.set({ state: 'open' }, open);
    pool.set({ state: 'idle' }, idle);
    pool.set({ state: 'waiting' }, waiting);
    try {
      await readRows();
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}
