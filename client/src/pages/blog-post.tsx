import type { PageParams } from '#shared/site-map.ts';
import { blogQueries } from '../features/blog/blog-queries.ts';
import { BlogPostScreen } from '../features/blog/blog-post-screen.tsx';
import type { PageProps } from '../lib/lazy-route.tsx';
import { QueryProvider } from '../lib/query-provider.tsx';

export const queryKeys = ({ slug = '' }: PageParams) => [blogQueries.post(slug).queryKey];

export default function BlogPostPage({ params: { slug = '' } }: PageProps) {
  return (
    <QueryProvider>
      <BlogPostScreen slug={slug} />
    </QueryProvider>
  );
}
