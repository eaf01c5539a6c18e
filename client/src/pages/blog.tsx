import { blogTexts } from '#shared/content/blog-texts.ts';
import { siteMap } from '#shared/site-map.ts';
import { Link } from 'wouter';
import { PageMeta } from '../components/seo/page-meta.tsx';
import { buttonClass } from '../components/ui/button-class.ts';
import { BlogHead } from '../features/blog/blog-head.tsx';
import { blogQueries } from '../features/blog/blog-queries.ts';
import { PublishedPosts } from '../features/blog/published-posts.tsx';
import { QueryProvider } from '../lib/query-provider.tsx';

export const queryKeys = () => [blogQueries.published().queryKey];

const breadcrumbs = [siteMap.home, siteMap.blog].map(({ label, path }) => ({
  name: label,
  url: path,
}));

export default function BlogPage() {
  const { title, subtitle, archiveLink } = blogTexts.list;
  return (
    <QueryProvider>
      <PageMeta {...siteMap.blog} canonicalPath={siteMap.blog.path} breadcrumbs={breadcrumbs} />
      <div className="container-page pt-section-tight pb-section">
        <BlogHead title={title} subtitle={subtitle} />
        <PublishedPosts />
        <p className="mt-10 lg:mt-14">
          <Link href={siteMap['blog-archive'].path} className={buttonClass('secondary')}>
            {archiveLink}
          </Link>
        </p>
      </div>
    </QueryProvider>
  );
}
