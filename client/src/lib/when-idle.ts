/** Safari has no requestIdleCallback. */
const PAUSE_MS = 200;
/** Whoever has just tapped or typed soon does so again, and would wait for what was begun meanwhile. */
const REST_MS = 500;

/** Milliseconds, as performance.now() has them; undefined as long as nobody has asked. */
let lastInput: number | undefined;

function noteInput(): void {
  lastInput = performance.now();
}

/** Begins with now: what asks first was mostly brought by a press. */
function watchInput(): void {
  if (lastInput !== undefined) return;
  noteInput();
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, noteInput, { capture: true, passive: true });
  }
}

/** Runs a task when neither the browser nor the visitor has anything else to do. */
export function whenIdle(task: () => void): void {
  watchInput();
  const run = () => {
    const rest = (lastInput ?? 0) + REST_MS - performance.now();
    if (rest > 0) setTimeout(whenIdle, rest, task);
    else task();
  };
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, PAUSE_MS);
}

/** Runs tasks one at a time, each when there is nothing else to do, until the signal is aborted. */
export function eachWhenIdle(tasks: readonly (() => void)[], signal: AbortSignal): void {
  const [first, ...rest] = tasks;
  if (!first) return;
  whenIdle(() => {
    if (signal.aborted) return;
    first();
    eachWhenIdle(rest, signal);
  });
}
