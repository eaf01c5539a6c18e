import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { databaseTests } from './tests/setup/database-tests.ts';
import { SHORT_LIVED } from './tests/setup/short-lived.ts';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { TEST_TIMEOUT_MS, ASSERT_TIMEOUT_MS } from './tests/setup/timeouts.ts';

/** Vitest alone would leave one of them idle. */
const CORES = availableParallelism();
/** A test in a browser waits for half of its time: for pages, clocks, and servers that start. */
const BROWSER_WORKERS = CORES + 1;
/** Where all projects run at once, Vitest wants those of one group to have as many workers. */
const AFTER_THE_OTHERS = 1;
/** In `npm test` only, which names what needed it (docs/decisions/second-try.md). */
const SECOND_TRY = process.env.TEST_SUMMARY_FILE ? 1 : 0;
const withDatabase = databaseTests(fileURLToPath(new URL('.', import.meta.url)));

/**
 * Kinds of tests, each with the world it needs: `unit`, `patterns` and `identity` run in Node alone,
 * `client` in a simulated browser, `server` (what needs a database) with an embedded one and a
 * PostgreSQL, `browser` against the built site in a real browser, and `engines` against it in every kind
 * of browser.
 */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/test/summary-reporter.ts'],
    expect: { poll: { timeout: ASSERT_TIMEOUT_MS } },
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{shared,client/src,server}/**/*.test.ts',
            '{scripts,tools}/**/*.test.{ts,mjs}',
          ],
          exclude: withDatabase,
          setupFiles: ['tests/setup/fail-on-console.ts'],
          maxWorkers: CORES,
          // These tests share nothing that one of them could spoil for the next.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // A process of its own: V8 compiles patterns without its optimizations once a process holds
          // many of them, and they then take more steps.
          name: 'patterns',
          include: ['tests/patterns/**/*.test.ts'],
          maxWorkers: CORES,
        },
      },
      {
        extends: true,
        test: {
          // Its modules are those of another company; no other test may meet them.
          name: 'identity',
          include: ['tests/identity/**/*.test.ts'],
          setupFiles: ['tests/setup/fail-on-console.ts'],
          maxWorkers: CORES,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['client/src/**/*.test.tsx'],
          setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/client.ts'],
          environment: 'jsdom',
          maxWorkers: CORES,
          // A fresh window and fresh modules for each file, without a process for each: a third of the work.
          pool: 'vmForks',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          retry: SECOND_TRY,
          include: [...withDatabase, 'tests/{api,chat,cli,privacy}/**/*.test.ts'],
          globalSetup: ['tests/setup/global-embedded.ts', 'tests/setup/global-postgres.ts'],
          setupFiles: ['tests/setup/fail-on-console.ts'],
          maxWorkers: CORES,
          // The server's modules and the embedded engine are loaded once per worker, not per file.
          isolate: false,
          execArgv: [...SHORT_LIVED],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          retry: SECOND_TRY,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [
            'tests/setup/global-embedded.ts',
            'tests/e2e/support/global-setup.ts',
            'tests/setup/global-postgres.ts',
          ],
          setupFiles: ['tests/e2e/support/skip-without-browser.ts'],
          // A browser, a measured site and Playwright's code once per worker, not per file.
          isolate: false,
          maxWorkers: BROWSER_WORKERS,
          sequence: { groupOrder: AFTER_THE_OTHERS },
        },
      },
      {
        extends: true,
        test: {
          // Firefox and WebKit as well; the one site and what is missing are provided as for `browser`.
          name: 'engines',
          retry: SECOND_TRY,
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/setup/global-embedded.ts', 'tests/e2e/support/global-setup.ts'],
          maxWorkers: BROWSER_WORKERS,
          sequence: { groupOrder: AFTER_THE_OTHERS },
        },
      },
    ],
  },
});
