/** What the global set-up hands to test files (vitest `provide` and `inject`). */

/** URL of a PostgreSQL for tests, or why there is none. */
export type ProvidedPostgres = { url: string } | { reason: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres;
    /** A data folder with a migrated, empty embedded database; test files open copies of it. */
    embeddedTemplate: string;
  }
}
