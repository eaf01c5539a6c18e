import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { ASSERT_TIMEOUT_MS } from './timeouts.ts';

configure({ asyncUtilTimeout: ASSERT_TIMEOUT_MS });
afterEach(cleanup);

/** jsdom lays nothing out: whoever observes hears once that there is something. */
class ImmediateResizeObserver implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe() {
    queueMicrotask(() => this.callback([], this));
  }
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ImmediateResizeObserver;

/** jsdom has nowhere to scroll to, and not this method. */
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
