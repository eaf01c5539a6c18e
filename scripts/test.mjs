/**
 * `npm test`: installs what is missing, then runs every check there is and reports all of them.
 * Built-ins only up to the point where the packages are in place.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { prepare } from './prepare/prepare.mjs';
import { PrepareError, projectFolder } from './prepare/project.mjs';
import { npmRun } from './prepare/run.mjs';
import { failureLines, killedLines, flakyLines } from './test/failure-lines.mjs';
import { lastLines } from './test/last-lines.mjs';
import { memoryFolder } from './test/memory-folder.mjs';
import { runSteps } from './test/run-steps.mjs';
import { steps } from './test/steps.mjs';

const summaries = join(projectFolder, '.cache/test');
const noTests = () => ({ passed: 0, failed: 0, flaky: [], skipped: [], files: [] });
const total = noTests();
const started = performance.now();
const inMemory = memoryFolder();
const temporary = inMemory ? { TMPDIR: inMemory } : {};

function print(line = '') {
  process.stdout.write(`${line}\n`);
}

function report(verdict, name, startedAt) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(`${verdict.padEnd(7)} ${name.padEnd(26)} ${seconds.padStart(6)} s`);
}

/** What the tests of a step said of themselves; undefined for a step without, or one that broke. */
function readSummary(summaryFile) {
  return existsSync(summaryFile) ? JSON.parse(readFileSync(summaryFile, 'utf8')) : undefined;
}

/** Adds up what the tests of a step said; a step that ended badly counts as a failure in any case. */
function addUp(summary, succeeded) {
  total.passed += summary.passed;
  total.failed += succeeded ? summary.failed : Math.max(summary.failed, 1);
  total.flaky.push(...summary.flaky);
  total.skipped.push(...summary.skipped);
  total.files.push(...summary.files);
}

async function runStep({ name, script, counts = false }) {
  const startedAt = performance.now();
  const summaryFile = join(summaries, `${script.replaceAll(':', '-')}.json`);
  const env = { ...process.env, ...temporary, FORCE_COLOR: '0', NO_COLOR: '1' };
  env.TEST_SUMMARY_FILE = summaryFile;
  const { code, signal, output } = await npmRun(script, { env });
  const succeeded = code === 0;
  report(succeeded ? 'ok' : 'FAILED', name, startedAt);
  const summary = readSummary(summaryFile);
  if (process.argv.includes('--verbose')) print(`\n${output}\n`);
  if (succeeded) for (const line of flakyLines(summary ?? noTests())) print(line);
  else if (summary) print(`\n${failureLines(summary).join('\n')}\n`);
  else print(`\n${signal ? killedLines({ signal, output }).join('\n') : output}\n`);
  if (counts) addUp(summary ?? noTests(), succeeded);
  else if (!succeeded) total.failed += 1;
  return succeeded;
}

function reportBlocked({ name, after }) {
  print(`FAILED  ${name}: not run, because '${after}' failed`);
  total.failed += 1;
}

try {
  await prepare({ withBuild: false });
  rmSync(summaries, { recursive: true, force: true });
  await runSteps(steps, runStep, reportBlocked, Math.min(2, availableParallelism()));
} catch (error) {
  print(error instanceof PrepareError ? error.message : error.stack);
  total.failed += 1;
}

report('done', 'everything', started);
print();
for (const line of lastLines(total)) print(line);
process.exitCode = total.failed > 0 ? 1 : 0;
