import { defineConfig } from 'vitest/config';

/**
 * Four kinds of tests, each with the world it needs:
 * `unit` runs in Node, `client` in a simulated browser, `api` against real databases, and `browser`
 * against the built site in a real browser.
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
          include: ['{shared,server,client/src,tests}/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          exclude: ['tests/{api,e2e}/**'],
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
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/global-setup.ts'],
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
