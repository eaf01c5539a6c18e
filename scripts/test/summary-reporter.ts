import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** What one vitest run leaves behind for the last lines of `npm test`. */
export interface TestSummary {
  passed: number;
  failed: number;
  /** One entry per skipped test: its project, and what `context.skip('…')` gave as the reason. */
  skipped: { project: string; reason: string }[];
}

/** What the test said with `context.skip('…')`, or its group in its title: `… (skipped: …)`. */
function skipReason(test: TestCase): string {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : undefined;
  return note ?? /skipped: ([^)]+)/.exec(test.fullName)?.[1] ?? 'skipped in the file';
}

/** Counts tests, and files or hooks that broke before a test of theirs could run. */
export function summarize(
  modules: readonly TestModule[],
  unhandledErrors: readonly SerializedError[] = [],
): TestSummary {
  const summary: TestSummary = { passed: 0, failed: unhandledErrors.length, skipped: [] };
  for (const module of modules) {
    let failedTests = 0;
    for (const test of module.children.allTests()) {
      const result = test.result();
      if (result.state === 'passed') summary.passed += 1;
      else if (result.state === 'failed') failedTests += 1;
      else {
        summary.skipped.push({ project: module.project.name, reason: skipReason(test) });
      }
    }
    summary.failed += module.ok() ? failedTests : Math.max(failedTests, 1);
  }
  return summary;
}

/** Used as `vitest run --reporter=scripts/test/summary-reporter.ts`; writes to TEST_SUMMARY_FILE. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env.TEST_SUMMARY_FILE;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(summarize(modules, errors)));
  }
}
