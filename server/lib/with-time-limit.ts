/**
 * Runs a task with a signal that aborts after `limitMs` milliseconds, or when `stopped` does, and
 * rejects then whether the task listens or not. Not `AbortSignal.any()` with `AbortSignal.timeout()`:
 * Node 20 may collect that timeout before it is over, and what hangs would hang for good.
 * @throws DOMException named TimeoutError at the limit, the reason of `stopped` when it aborts, or
 *   what the task throws
 */
export async function withTimeLimit<T>(
  limitMs: number,
  stopped: AbortSignal,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const trial = new AbortController();
  const stop = () => trial.abort(stopped.reason);
  const limit = setTimeout(() => {
    trial.abort(new DOMException(`Nothing came of it in ${limitMs} ms.`, 'TimeoutError'));
  }, limitMs);
  if (stopped.aborted) stop();
  else stopped.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([task(trial.signal), rejectedBy(trial.signal)]);
  } finally {
    clearTimeout(limit);
    stopped.removeEventListener('abort', stop);
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
