import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';
import type { ProvidedPostgres } from './provided-context.ts';

/** Starts one PostgreSQL for the whole run (vitest globalSetup); test files make databases in it. */
export default async function globalPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const provided: ProvidedPostgres =
    'reason' in postgres ? { reason: postgres.reason } : { url: postgres.url };
  project.provide('postgres', provided);
  return 'reason' in postgres ? () => Promise.resolve() : postgres.stop;
}
