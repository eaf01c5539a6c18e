import { blogTexts } from '#shared/content/blog-texts.ts';
import { blogArchiveMetadata } from '#shared/metadata/blog-archive.ts';
import { siteMap } from '#shared/site-map.ts';
import { SitePageMeta } from '../components/pages/common/site-page-meta.tsx';
import { BackLink } from '../components/ui/back-link.tsx';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { ArchivedPosts } from '../features/blog/archived-posts.tsx';
import { BlogHead } from '../features/blog/blog-head.tsx';
import { blogQueries } from '../features/blog/blog-queries.ts';
import { QueryProvider } from '../lib/query-provider.tsx';

export const queryKeys = () => [blogQueries.archived().queryKey];

export default function BlogArchivePage() {
  const { title, subtitle, backLink } = blogTexts.archive;
  return (
    <QueryProvider>
      <SitePageMeta metadata={blogArchiveMetadata} />
      <div className="container-page pt-8 pb-section lg:pt-12">
        <BlogHead title={title} subtitle={subtitle}>
          <div className="mb-6 flex flex-wrap justify-between gap-x-8 text-redbud-700">
            <BackLink href={siteMap.blog.path}>{backLink}</BackLink>
            <Breadcrumbs page="blog-archive" />
          </div>
        </BlogHead>
        <ArchivedPosts />
      </div>
    </QueryProvider>
  );
}
