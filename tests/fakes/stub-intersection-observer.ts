import { vi } from 'vitest';

export interface StubbedObserver {
  /** The last observer's rootMargin, e.g. '50px'; undefined before there is one or without any. */
  margin(): string | undefined;
  /** Says what the last observer is looking at: in view (the default) or not. */
  report(isIntersecting?: boolean): void;
}

/** An IntersectionObserver for jsdom, which has none: it sees what the test says. */
export function stubIntersectionObserver(): StubbedObserver {
  let margin: string | undefined;
  let report: (isIntersecting: boolean) => void = () => undefined;
  class StubObserver {
    private target: Element = document.documentElement;
    constructor(
      callback: (entries: Partial<IntersectionObserverEntry>[]) => void,
      options?: IntersectionObserverInit,
    ) {
      margin = options?.rootMargin;
      report = (isIntersecting) =>
        callback([{ isIntersecting, boundingClientRect: this.target.getBoundingClientRect() }]);
    }
    observe(target: Element) {
      this.target = target;
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', StubObserver);
  return {
    margin: () => margin,
    report: (isIntersecting = true) => report(isIntersecting),
  };
}
