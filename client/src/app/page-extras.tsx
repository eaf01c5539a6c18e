import { renderToStaticMarkup } from 'react-dom/server';
import { serializeForScript } from '../lib/serialize-for-script.ts';
import { ServedHead } from './served-head.tsx';
import { type StructuredDataSource, structuredDataOf } from './structured-data/structured-data.ts';

/** What a served document carries and the browser's code does not (docs/decisions/page-meta.md). */
export interface PageExtras {
  /** Open Graph and Twitter tags for the head. */
  readonly head: string;
  /** The script element with the page's JSON-LD. */
  readonly structuredData: string;
}

export function pageExtras(source: StructuredDataSource): PageExtras {
  const { head, publicUrl } = source;
  const json = serializeForScript(structuredDataOf(source));
  return {
    head: renderToStaticMarkup(<ServedHead head={head} publicUrl={publicUrl} />),
    structuredData: `<script type="application/ld+json">${json}</script>`,
  };
}
