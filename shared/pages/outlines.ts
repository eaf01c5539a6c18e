import type { PageDefinition } from './define-page.ts';
import { type PageId, pageIds, pages } from './index.ts';

/** What every page must know of every other one; what is as on most pages is left out. */
export type PageOutline = Pick<PageDefinition<PageId>, 'path' | 'label'> &
  Partial<Pick<PageDefinition<PageId>, 'parent' | 'layout' | 'isPaged'>>;

/**
 * The pages without their words. The build replaces this module by its value
 * (scripts/vite/computed-modules.ts), and so the browser carries nothing else of them.
 */
export const outlines = Object.fromEntries(
  pageIds.map((id) => {
    const { path, label, parent, layout, isPaged } = pages[id];
    return [
      id,
      {
        path,
        label,
        ...(parent && { parent }),
        ...(layout !== 'site' && { layout }),
        ...(isPaged && { isPaged }),
      },
    ];
  }),
) as Readonly<Record<PageId, PageOutline>>;
