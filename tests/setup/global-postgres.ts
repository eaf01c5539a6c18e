import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL for tests, or why there is none. */
    postgres: { url: string } | { reason: string };
  }
}

/** Starts one PostgreSQL for the whole run (vitest globalSetup); test files make databases in it. */
export default async function globalPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if ('reason' in postgres) {
    project.provide('postgres', { reason: postgres.reason });
    return () => Promise.resolve();
  }
  project.provide('postgres', { url: postgres.url });
  return postgres.stop;
}
