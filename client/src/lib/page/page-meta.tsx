import { Helmet } from 'react-helmet-async';
import { usePageState } from '../page-state.ts';
import { headTags } from './head-tags.ts';
import type { PageHead } from './page-head.ts';

/**
 * Keeps the document's head right, on the server and from page to page: every screen has exactly one
 * (docs/decisions/page-meta.md). JSON-LD is the document's own (app/served-tags.ts).
 */
export function PageMeta({ head }: { head: PageHead }) {
  const { publicUrl } = usePageState();
  // Of a head that changes every tag is written anew: none is turned into another.
  return <Helmet key={JSON.stringify(head)} {...headTags(head, publicUrl)} />;
}
