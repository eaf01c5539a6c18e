import { mapPages } from '#shared/site-map.ts';
import type { ComponentType } from 'react';
import { lazyRoute } from '../lib/lazy-route.tsx';
import type { PageProps } from '../lib/page/page-module.ts';

// The screens alone: what else a page exports is for the server, and the build leaves it out of the
// browser's files.
const screens = import.meta.glob<ComponentType<PageProps>>('../pages/*/page.tsx', {
  import: 'default',
});

/** The screen of every page, found by the page's id. */
export const routes = mapPages((id) => {
  const load = screens[`../pages/${id}/page.tsx`];
  if (!load) throw new Error(`client/src/pages/${id}/page.tsx is missing.`);
  return lazyRoute(load);
});
