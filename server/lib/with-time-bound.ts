import { createContext, Script } from 'node:vm';

/** Code that computes without end, or nearly: it was ended, and nothing of it came out. */
export class RunawayError extends Error {
  override readonly name = 'RunawayError';
  constructor(limitMs: number) {
    super(`Computing took longer than ${limitMs} ms and was ended.`);
  }
}

const context = createContext({});
/** The only way Node has to end code that runs: a script with a time limit, which calls what is to run. */
const caller = new Script('run()');

/**
 * Runs something that computes and waits for nothing, and ends it when it takes too long, loops and patterns
 * that backtrack for ever included: one answer is lost, and not the server (docs/decisions/time-bound.md).
 * @throws RunawayError when it was ended; whatever `compute` throws
 */
export function withTimeBound<T>(limitMs: number, compute: () => T): T {
  let result: { value: T } | undefined;
  const run = () => {
    result = { value: compute() };
  };
  const before: unknown = context['run'];
  context['run'] = run;
  try {
    caller.runInContext(context, { timeout: limitMs });
  } catch (error) {
    const { code } = Object(error) as { code?: unknown };
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new RunawayError(limitMs) : error;
  } finally {
    // One may run within another.
    context['run'] = before;
  }
  if (!result) throw new RunawayError(limitMs);
  return result.value;
}
