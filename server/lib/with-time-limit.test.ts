import { expect, test } from 'vitest';
import { withTimeLimit } from './with-time-limit.ts';

const never = () => new Promise<never>(() => undefined);
const running = new AbortController().signal;

test('what comes in time is given back', async () => {
  await expect(withTimeLimit(60_000, running, () => Promise.resolve(7))).resolves.toBe(7);
});

test('a task that never ends is ended at the limit, and its signal aborts', async () => {
  let received: AbortSignal | undefined;
  const trial = withTimeLimit(5, running, (signal) => {
    received = signal;
    return never();
  });
  await expect(trial).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(received?.aborted).toBe(true);
});

test('when the process stops, nothing is waited for any more', async () => {
  const process = new AbortController();
  const trial = withTimeLimit(60_000, process.signal, never);
  process.abort(new Error('stopped'));
  await expect(trial).rejects.toThrow('stopped');
  await expect(withTimeLimit(60_000, process.signal, never)).rejects.toThrow('stopped');
});

test('its own failure is what a task that fails rejects with', async () => {
  const broken = () => Promise.reject(new Error('refused'));
  await expect(withTimeLimit(60_000, running, broken)).rejects.toThrow('refused');
});
