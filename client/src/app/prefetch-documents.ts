import { machinePaths } from '#shared/machine-paths.ts';
import { siteMap, matchPage } from '#shared/site-map.ts';
import { trusting } from '../lib/trusted-text.ts';

/**
 * Lets a browser that knows how fetch a document while its link is pointed at
 * (docs/decisions/prefetched-documents.md). A page without the site's menus leads elsewhere.
 */
export async function prefetchDocuments(): Promise<void> {
  const isKnown = (HTMLScriptElement as { supports?: (type: string) => boolean }).supports?.(
    'speculationrules',
  );
  if (!isKnown || siteMap[matchPage(location.pathname).id].layout === 'bare') return;
  const answer = await fetch(machinePaths.speculationRules);
  if (!answer.ok) return;
  const text = await answer.text();
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = trusting('rules', 'createScript')(text);
  document.head.append(rules);
}
