import { defineConfig } from 'vitest/config';
import { PATIENCE_MS, WAIT_MS } from './tests/setup/patience.ts';

/** In `npm test` only, which names what needed it (docs/decisions/second-try.md). */
const SECOND_TRY = process.env.TEST_SUMMARY_FILE ? 1 : 0;

/**
 * Four kinds of tests, each with the world it needs: `unit` runs in Node alone, `client` in a
 * simulated browser, `server` (its rooms and its API) with an embedded database and a PostgreSQL,
 * and `browser` against the built site in a real browser.
 */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/test/summary-reporter.ts'],
    expect: { poll: { timeout: WAIT_MS } },
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
          testTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['client/src/**/*.test.tsx'],
          setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/client.ts'],
          environment: 'jsdom',
          testTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          retry: SECOND_TRY,
          include: ['server/**/*.test.ts', 'tests/{api,chat,cli,privacy,setup}/**/*.test.ts'],
          globalSetup: ['tests/setup/global-embedded.ts', 'tests/setup/global-postgres.ts'],
          setupFiles: ['tests/setup/fail-on-console.ts'],
          environment: 'node',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          retry: SECOND_TRY,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts', 'tests/setup/global-postgres.ts'],
          setupFiles: ['tests/e2e/support/skip-without-browser.ts'],
          environment: 'node',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
          // Every file drives a browser of its own; two cores carry two of them.
          maxWorkers: 2,
        },
      },
    ],
  },
});
