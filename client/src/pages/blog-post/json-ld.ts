import type { BlogPost } from '#shared/contracts/blog.ts';
import { postJsonLd } from '../../features/blog/blog-json-ld.ts';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';

export const jsonLd = (source: JsonLdSource<BlogPost>) => [
  webPage('WebPage', source),
  ...(source.data ? [postJsonLd(source.data, source.head.articleData, source.publicUrl)] : []),
];
