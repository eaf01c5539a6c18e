import { blogTexts } from '#shared/content/blog-texts.ts';
import { siteMap } from '#shared/site-map.ts';
import { PageMeta } from '../components/seo/page-meta.tsx';
import { BackLink } from '../components/ui/back-link.tsx';
import { ArchivedPosts } from '../features/blog/archived-posts.tsx';
import { BlogHead } from '../features/blog/blog-head.tsx';
import { blogQueries } from '../features/blog/blog-queries.ts';
import { QueryProvider } from '../lib/query-provider.tsx';

export const queryKeys = () => [blogQueries.archived().queryKey];

const entry = siteMap['blog-archive'];
const breadcrumbs = [siteMap.home, siteMap.blog, entry].map(({ label, path }) => ({
  name: label,
  url: path,
}));

export default function BlogArchivePage() {
  const { title, subtitle, backLink } = blogTexts.archive;
  return (
    <QueryProvider>
      <PageMeta {...entry} canonicalPath={entry.path} breadcrumbs={breadcrumbs} />
      <div className="container-page pt-8 pb-section lg:pt-12">
        <BlogHead title={title} subtitle={subtitle}>
          <BackLink href={siteMap.blog.path} className="mb-6 text-redbud-700">
            {backLink}
          </BackLink>
        </BlogHead>
        <ArchivedPosts />
      </div>
    </QueryProvider>
  );
}
