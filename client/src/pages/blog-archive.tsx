import { blogTexts } from '#shared/content/blog-texts.ts';
import { blogArchiveMetadata } from '#shared/metadata/blog-archive.ts';
import { pageNumberOf } from '#shared/page-address.ts';
import { type PageParams, siteMap } from '#shared/site-map.ts';
import { useSearch } from 'wouter';
import { BackLink } from '../components/ui/back-link.tsx';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { ArchivedPosts } from '../features/blog/archived-posts.tsx';
import { BlogHead } from '../features/blog/blog-head.tsx';
import { blogQueries } from '../features/blog/blog-queries.ts';
import { ListPageMeta } from '../features/blog/list-page-meta.tsx';
import { QueryProvider } from '../lib/query-provider.tsx';

export const queryKeys = (_params: PageParams, search: string) => [
  blogQueries.archived(pageNumberOf(search)).queryKey,
];

export default function BlogArchivePage() {
  const { title, subtitle, backLink } = blogTexts.archive;
  const page = pageNumberOf(useSearch());
  return (
    <QueryProvider>
      <ListPageMeta metadata={blogArchiveMetadata} page={page} />
      <div className="container-page pt-8 pb-section lg:pt-12">
        <BlogHead title={title} subtitle={subtitle}>
          <div className="mb-6 flex flex-wrap justify-between gap-x-8 text-redbud-700 sm:justify-start">
            <BackLink href={siteMap.blog.path}>{backLink}</BackLink>
            <Breadcrumbs page="blog-archive" />
          </div>
        </BlogHead>
        <ArchivedPosts page={page} />
      </div>
    </QueryProvider>
  );
}
