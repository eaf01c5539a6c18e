import type { BlogPost } from '#shared/contracts/blog.ts';
import { BlogPostScreen } from '../../features/blog/blog-post-screen.tsx';
import { blogQueries, withoutSource } from '../../features/blog/blog-queries.ts';
import { postHead } from '../../features/blog/post-head.ts';
import type {
  HeadSource,
  JsonLdSource,
  LoadSource,
  PageProps,
} from '../../lib/page/page-module.ts';
import { QueryProvider } from '../../lib/query-provider.tsx';
import { postJsonLd } from '../../features/blog/blog-json-ld.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';

export const load = ({ params: { slug = '' }, read }: LoadSource) =>
  read(blogQueries.post(slug), withoutSource);

export const head = ({ data, notice }: HeadSource<BlogPost>) => postHead(data, notice);

export const jsonLd = (source: JsonLdSource<BlogPost>) => [
  webPage('WebPage', source),
  ...(source.data ? [postJsonLd(source.data, source.head.articleData, source.publicUrl)] : []),
];

export default function BlogPostPage({ params: { slug = '' } }: PageProps) {
  return (
    <QueryProvider>
      <BlogPostScreen slug={slug} />
    </QueryProvider>
  );
}
