import { type ComponentType, createElement, memo, use } from 'react';
import { loadWhenWanted } from './load-when-wanted.ts';
import type { PageProps } from './page/page-module.ts';

type PageScreen = ComponentType<PageProps>;

export interface LazyRoute {
  Component: PageScreen;
  preload: () => Promise<PageScreen>;
  /**
   * The page was served and can do without its code until then; preload() does not wait for it.
   * @returns resolves when the code is there: whoever draws the page then draws it again
   */
  holdUntil: (wanted: Promise<unknown>) => Promise<unknown>;
}

/**
 * React hydrates what it was kept waiting for in one task, if somebody has pressed on it meanwhile: so it is
 * not notified that the wait is over.
 */
const never = new Promise<never>(() => undefined);

/**
 * A page whose code is its own file. Once preloaded it renders synchronously, on the server and when
 * hydrating, which React.lazy does not do (docs/decisions/lazy-route.md).
 */
export function lazyRoute(load: () => Promise<PageScreen>): LazyRoute {
  let loading: Promise<PageScreen> | undefined;
  let loaded: PageScreen | undefined;
  let isHeld = false;

  function preload(): Promise<PageScreen> {
    loading ??= load().then(
      (screen) => (loaded = screen),
      (error: unknown) => {
        // A failed download is asked for again at the next visit instead of being remembered.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function holdUntil(wanted: Promise<unknown>): Promise<unknown> {
    isHeld = true;
    return loadWhenWanted(wanted, preload);
  }

  const Component = memo(function LazyRoute(props: PageProps) {
    return createElement(loaded ?? use(isHeld ? never : preload()), props);
  });

  return { Component, preload, holdUntil };
}
