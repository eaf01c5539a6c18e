import type { BlogPostSummary } from '#shared/contracts/blog.ts';
import { blogJsonLd } from '../../features/blog/blog-json-ld.ts';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';

export const jsonLd = (source: JsonLdSource<readonly BlogPostSummary[]>) => [
  webPage('CollectionPage', source),
  blogJsonLd(source.data ?? [], source.publicUrl),
];
