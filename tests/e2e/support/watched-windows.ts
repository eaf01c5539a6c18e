import type { BrowserContext } from 'playwright';
import type { TestContext } from 'vitest';

interface WatchedWindow {
  readonly context: Pick<BrowserContext, 'pages' | 'close'>;
  /** Filled while the window is open. */
  readonly complaints: readonly string[];
  readonly expected: readonly RegExp[];
}

/** Takes a window that a test opens. */
export type Watch = (window: WatchedWindow) => void;

/** The two ends of a test as a fixture knows them: its own clean-up comes first. */
interface Ends {
  readonly onCleanup: (task: () => Promise<void>) => void;
  readonly onTestFinished: TestContext['onTestFinished'];
}

/**
 * Closes the windows of a test at its end, before the site of a test's own stops behind them, and fails
 * the test for what they complained of unexpectedly.
 * @returns takes each window that the test opens
 */
export function watchedWindows({ onCleanup, onTestFinished }: Ends): Watch {
  const windows: WatchedWindow[] = [];
  onCleanup(async () => {
    // What a route of a test was still fetching is nobody's any more.
    const pages = windows.flatMap(({ context }) => context.pages());
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(windows.map(({ context }) => context.close()));
  });
  // Not while cleaning up: what fails there fails the second try as well (docs/decisions/second-try.md).
  onTestFinished(() => {
    const unexpected = windows.flatMap(({ complaints, expected }) =>
      complaints.filter((text) => !expected.some((pattern) => pattern.test(text))),
    );
    if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
  });
  return (window) => {
    windows.push(window);
  };
}
