/**
 * `npm run launch-check`: what is still sample or unset, with the file or the variable that changes it.
 *   npm run launch-check -- [--json] [--without META_PIXEL_ID,GTM_CONTAINER_ID]
 * Exit code 0 when nothing is left, 1 while something is, 2 on wrong use.
 */
import { commonAnswers } from '#shared/content/assistant/common-questions.ts';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { company } from '#shared/content/company.ts';
import {
  homeTestimonials,
  pageTestimonials,
  serviceTestimonials,
} from '#shared/content/testimonials.ts';
import { testimonialsPage } from '#shared/content/testimonials-page.ts';
import { describe } from './describe.ts';
import { checks, findRemaining } from './find-remaining.ts';
import { allMessages } from './promise-checks.ts';

function readOptions() {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, without: { type: 'string' } },
  });
  const without = new Set(values.without?.split(',').map((id) => id.trim()));
  const unknown = [...without].filter((id) => !checks.some((check) => check.id === id));
  if (unknown.length > 0)
    throw new OperatorError(`There is no check called ${unknown.join(', ')}.`);
  return { json: values.json, without };
}

/** The person at the keyboard can mend it: a setting, a name of a check or an option. */
function isWrongUse(error: unknown): error is Error {
  if (error instanceof OperatorError) return true;
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

try {
  const { json, without } = readOptions();
  if (existsSync('.env')) process.loadEnvFile();
  const findings = findRemaining(
    {
      company,
      quotes: [...homeTestimonials, ...pageTestimonials, ...serviceTestimonials],
      caseStudies: testimonialsPage.caseStudies.items,
      commonAnswers: Object.values(commonAnswers),
      messages: allMessages,
      settings: readConfig(process.env),
      isSet: (variable) => (process.env[variable] ?? '').trim() !== '',
    },
    without,
  );
  const report = { ready: findings.length === 0, remaining: findings };
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : describe(findings));
  process.exitCode = report.ready ? 0 : 1;
} catch (error) {
  if (!isWrongUse(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
