import { defineConfig } from 'vitest/config';

/**
 * Four kinds of tests, each with the world it needs: `unit` runs in Node alone, `client` in a
 * simulated browser, `server` (its rooms and its API) with an embedded database and a PostgreSQL,
 * and `browser` against the built site in a real browser.
 */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/test/summary-reporter.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shared,client/src}/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          setupFiles: ['tests/setup/fail-on-console.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['client/src/**/*.test.tsx'],
          setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/client.ts'],
          environment: 'jsdom',
          testTimeout: 15_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/{api,chat,cli,setup}/**/*.test.ts'],
          globalSetup: ['tests/setup/global-embedded.ts', 'tests/setup/global-postgres.ts'],
          setupFiles: ['tests/setup/fail-on-console.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts', 'tests/setup/global-postgres.ts'],
          setupFiles: ['tests/e2e/support/skip-without-browser.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Every file drives a browser of its own; two cores carry two of them.
          maxWorkers: 2,
        },
      },
    ],
  },
});
