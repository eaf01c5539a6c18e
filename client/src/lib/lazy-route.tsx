import type { PageParams } from '#shared/site-map.ts';
import type { QueryKey } from '@tanstack/react-query';
import { type ComponentType, memo, use } from 'react';
import { loadWhenWanted } from './load-when-wanted.ts';

export interface PageProps {
  params: PageParams;
}

/** What a file in pages/ exports: the screen, and the data it wants to find when it is rendered. */
export interface PageModule {
  default: ComponentType<PageProps>;
  /**
   * Query keys (first element: the API path) that the server fills in before it renders.
   * @param search the query of the address, without '?'
   */
  queryKeys?: (params: PageParams, search: string) => readonly QueryKey[];
  /** What of an answer the page shows, in the answer's own shape: only that travels in the document. */
  partShown?: (reply: unknown) => unknown;
}

export interface LazyRoute {
  Component: ComponentType<PageProps>;
  preload: () => Promise<PageModule>;
  /** The page was served and can do without its code until then; preload() does not wait for it. */
  holdUntil: (wanted: Promise<unknown>) => void;
}

/**
 * A page whose code is its own file. Once preloaded it renders synchronously, on the server and when
 * hydrating, which React.lazy does not do (docs/decisions/lazy-route.md).
 */
export function lazyRoute(load: () => Promise<PageModule>): LazyRoute {
  let loading: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;
  let held: Promise<PageModule> | undefined;

  function preload(): Promise<PageModule> {
    loading ??= load().then(
      (module) => (loaded = module),
      (error: unknown) => {
        // A failed download is asked for again at the next visit instead of being remembered.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function holdUntil(wanted: Promise<unknown>): void {
    held = loadWhenWanted(wanted, preload);
  }

  const Component = memo(function LazyRoute(props: PageProps) {
    const Page = (loaded ?? use(held ?? preload())).default;
    return <Page {...props} />;
  });

  return { Component, preload, holdUntil };
}
