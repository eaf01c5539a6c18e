/** Safari has no requestIdleCallback. */
const PAUSE_MS = 200;

/** Runs a task when the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task);
  else setTimeout(task, PAUSE_MS);
}

/** Runs tasks one at a time, each when the browser has nothing else to do, until the signal is aborted. */
export function eachWhenIdle(tasks: readonly (() => void)[], signal: AbortSignal): void {
  const [first, ...rest] = tasks;
  if (!first) return;
  whenIdle(() => {
    if (signal.aborted) return;
    first();
    eachWhenIdle(rest, signal);
  });
}
