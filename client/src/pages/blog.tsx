import type { BlogPostList } from '#shared/contracts/blog.ts';
import { blogTexts } from '#shared/content/blog-texts.ts';
import { blogMetadata } from '#shared/metadata/blog.ts';
import { siteMap } from '#shared/site-map.ts';
import { Link } from 'wouter';
import { SitePageMeta } from '../components/pages/common/site-page-meta.tsx';
import { FeedLinks } from '../components/seo/feed-links.tsx';
import { buttonClass } from '../components/ui/button-class.ts';
import { BlogHead } from '../features/blog/blog-head.tsx';
import { blogQueries, newestPosts } from '../features/blog/blog-queries.ts';
import { PublishedPosts } from '../features/blog/published-posts.tsx';
import { QueryProvider } from '../lib/query-provider.tsx';

export const queryKeys = () => [blogQueries.published().queryKey];

export function partShown(reply: unknown): BlogPostList {
  const list = reply as BlogPostList;
  return { ...list, posts: newestPosts(list) };
}

export default function BlogPage() {
  const { title, subtitle, archiveLink } = blogTexts.list;
  return (
    <QueryProvider>
      <SitePageMeta metadata={blogMetadata} />
      <FeedLinks />
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
