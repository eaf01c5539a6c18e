import type { BrowserContext } from 'playwright-core';
import type { TestContext } from 'vitest';

interface WatchedWindow {
  readonly context: BrowserContext;
  /** Filled while the window is open. */
  readonly complaints: readonly string[];
  readonly expected: readonly RegExp[];
}

/**
 * Closes the windows of a test at its end, and fails it for what they complained of unexpectedly.
 * @param onTestFinished the test's own; a fixture's onCleanup would fail the second try for the first
 * (docs/decisions/second-try.md)
 * @returns takes each window that the test opens
 */
export function watchedWindows(
  onTestFinished: TestContext['onTestFinished'],
): (window: WatchedWindow) => void {
  const windows: WatchedWindow[] = [];
  onTestFinished(async () => {
    await Promise.all(windows.map(({ context }) => context.close()));
    const unexpected = windows.flatMap(({ complaints, expected }) =>
      complaints.filter((text) => !expected.some((pattern) => pattern.test(text))),
    );
    if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
  });
  return (window) => {
    windows.push(window);
  };
}
