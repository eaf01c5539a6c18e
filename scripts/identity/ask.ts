import type { Identity } from '#shared/identity/identity-schema.ts';
import { applyAnswers, valueAt, type Values } from './apply-answers.ts';
import { type Question, questions } from './questions.ts';

/** Shows a prompt and gives back the line that was typed; nothing when the input has ended. */
export type Ask = (prompt: string) => Promise<string>;

/**
 * Asks for everything, one line each; an empty line keeps what is there. An answer that is refused is
 * asked for again.
 * @returns the answers that differ, as a part of an identity
 */
export async function askAll(ask: Ask, present: Identity, today: string): Promise<Values> {
  const answers: Values = {};
  for (const [index, question] of questions.entries()) {
    const before = shown(valueAt(present, question.path));
    const label = `${index + 1}/${questions.length} ${question.text}\n  [${before}] `;
    for (;;) {
      const typed = (await ask(label)).trim();
      if (typed === '') break;
      const tried = structuredClone(answers);
      put(tried, question.path, question.read ? question.read(typed) : typed);
      const problem = problemWith(present, tried, question, today);
      if (problem === undefined) {
        put(answers, question.path, valueAt(tried, question.path));
        break;
      }
      process.stdout.write(`  ${problem}\n`);
    }
  }
  return answers;
}

export async function confirm(ask: Ask): Promise<boolean> {
  return /^y(es)?$/i.test((await ask('Write this? (yes/no) ')).trim());
}

/** What is wrong with this answer itself; what depends on later answers is looked at in the end. */
function problemWith(
  present: Identity,
  answers: Values,
  { path }: Question,
  today: string,
): string | undefined {
  const applied = applyAnswers(present, answers, today);
  if (!('problems' in applied)) return undefined;
  return applied.problems.find((problem) => problem.startsWith(path));
}

function shown(value: unknown): string {
  if (value === null) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function put(values: Values, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Values>((found, key) => (found[key] ??= {}) as Values, values);
  parent[last] = value;
}
