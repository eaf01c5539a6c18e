/**
 * `npm run identity`: asks who the company is, shows what changes, writes it. Can be run again.
 *   npm run identity -- --print                     the present identity as JSON
 *   npm run identity -- --answers FILE [--yes]      takes any part of such a JSON instead of asking
 * Exit code 0 when it is written or nothing changes, 1 when the answers are refused or not confirmed,
 * 2 on wrong use.
 */
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { identity as present } from '#shared/identity/identity.ts';
import type { Identity } from '#shared/identity/identity-schema.ts';
import { createTwoFilesPatch } from 'diff';
import { applyAnswers } from './apply-answers.ts';
import { type Ask, askAll, confirm } from './ask.ts';
import { legalNotes } from './legal-notes.ts';
import { writeIdentity } from './write-identity.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const asJson = (identity: Identity) => `${JSON.stringify(identity, null, 2)}\n`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      print: { type: 'boolean', default: false },
      answers: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  return values;
}

async function readAnswers(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    throw new TypeError(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** @returns the exit code */
async function run(): Promise<number> {
  const { print, answers: file, yes } = readOptions();
  if (print) {
    process.stdout.write(asJson(present));
    return 0;
  }
  const today = new Date().toISOString().slice(0, 10);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (prompt) => {
    process.stdout.write(prompt);
    const line: IteratorResult<string, undefined> = await lines.next();
    return line.value ?? '';
  };
  try {
    const answers =
      file === undefined ? await askAll(ask, present, today) : await readAnswers(file);
    const applied = applyAnswers(present, answers, today);
    if ('problems' in applied) {
      process.stderr.write(`Nothing was changed.\n${applied.problems.join('\n')}\n`);
      return 1;
    }
    const { identity } = applied;
    if (asJson(identity) === asJson(present)) {
      say('Nothing changes.');
      return 0;
    }
    say(
      createTwoFilesPatch('now', 'then', asJson(present), asJson(identity), '', '', { context: 1 }),
    );
    say(
      legalNotes(present, identity)
        .map((note) => `- ${note}`)
        .join('\n'),
    );
    if (!yes && !(await confirm(ask))) {
      say('Nothing was changed.');
      return 1;
    }
    await writeIdentity(identity);
    say('Written to shared/identity. Next: npm run launch-check, then npm start.');
    return 0;
  } finally {
    terminal.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
