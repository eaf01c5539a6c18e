import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** What one vitest run leaves behind for the last lines of `npm test`. */
export interface TestSummary {
  passed: number;
  failed: number;
  /** What broke, and the first lines of why: the whole output of a step is too long to find it. */
  failures: { name: string; reason: string }[];
  /** What passed only at its second try, and why not at its first. These count as passed. */
  flaky: { name: string; reason: string }[];
  /** One entry per skipped test: its project, and what `context.skip('…')` gave as the reason. */
  skipped: { project: string; reason: string }[];
  /** How long each file took, its imports and preparations included. */
  files: { name: string; seconds: number }[];
}

/** What the test said with `context.skip('…')`, or its group in its title: `… (skipped: …)`. */
function skipReason(test: TestCase): string {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : undefined;
  return note ?? /skipped: ([^)]+)/.exec(test.fullName)?.[1] ?? 'skipped in the file';
}

const REASON_LINES = 12;

function failure(name: string, errors: readonly SerializedError[] | undefined) {
  const reason = (errors ?? [])
    .map((error) => [error.message, error.diff, error.stacks?.[0]?.file, error.stacks?.[0]?.line])
    .map((parts) => parts.filter(Boolean).join('\n'))
    .join('\n');
  return { name, reason: reason.split('\n').slice(0, REASON_LINES).join('\n') };
}

function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration, ...rest } = module.diagnostic();
  const { environmentSetupDuration, prepareDuration } = rest;
  const parts = [duration, collectDuration, setupDuration, environmentSetupDuration];
  return parts.reduce((sum, ms) => sum + ms, prepareDuration) / 1_000;
}

/** Counts tests, and files or hooks that broke before a test of theirs could run. */
export function summarize(
  modules: readonly TestModule[],
  unhandledErrors: readonly SerializedError[] = [],
): TestSummary {
  const summary: TestSummary = {
    passed: 0,
    failed: unhandledErrors.length,
    failures: unhandledErrors.map((error) => failure('outside every test', [error])),
    flaky: [],
    skipped: [],
    files: modules.map((module) => ({ name: module.relativeModuleId, seconds: secondsOf(module) })),
  };
  for (const module of modules) {
    let failedTests = 0;
    if (module.errors().length > 0) {
      summary.failures.push(failure(module.relativeModuleId, module.errors()));
    }
    // What a group prepares for its tests fails with the group, and its tests are skipped.
    for (const suite of module.children.allSuites()) {
      if (suite.errors().length === 0) continue;
      summary.failures.push(
        failure(`${module.relativeModuleId} > ${suite.fullName}`, suite.errors()),
      );
    }
    for (const test of module.children.allTests()) {
      const result = test.result();
      const name = `${module.relativeModuleId} > ${test.fullName}`;
      if (result.state === 'passed') {
        summary.passed += 1;
        if (test.diagnostic()?.flaky) summary.flaky.push(failure(name, result.errors));
      } else if (result.state === 'failed') {
        failedTests += 1;
        summary.failures.push(failure(name, result.errors));
      } else {
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
