/** What the global set-up hands to test files (vitest `provide` and `inject`). */

/** URL of a PostgreSQL for tests and the name of its migrated, empty database; or why there is none. */
export type ProvidedPostgres = { url: string; template: string } | { reason: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}
