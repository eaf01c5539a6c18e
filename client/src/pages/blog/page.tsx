import { blogTexts } from '#shared/content/blog-texts.ts';
import { machinePaths } from '#shared/machine-paths.ts';
import { blog as page } from '#shared/pages/blog.ts';
import { siteMap } from '#shared/site-map.ts';
import type { BlogPostSummary } from '#shared/contracts/blog.ts';
import { Link } from 'wouter';
import { buttonClass } from '../../components/ui/button-class.ts';
import { BlogHead } from '../../features/blog/blog-head.tsx';
import { blogQueries, withNewestPosts } from '../../features/blog/blog-queries.ts';
import { PublishedPosts } from '../../features/blog/published-posts.tsx';
import { pageHead, type PageHead } from '../../lib/page/page-head.ts';
import type { JsonLdSource, LoadSource } from '../../lib/page/page-module.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';
import { QueryProvider } from '../../lib/query-provider.tsx';
import { blogJsonLd } from '../../features/blog/blog-json-ld.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';

export const load = ({ read }: LoadSource) => read(blogQueries.published(), withNewestPosts);

/** Lets feed readers find the feeds from here. */
export function head(): PageHead {
  const { title } = blogTexts.list;
  const { atomFeed, jsonFeed } = machinePaths;
  return {
    ...pageHead(page),
    links: [
      { rel: 'alternate', type: 'application/atom+xml', title, href: atomFeed },
      { rel: 'alternate', type: 'application/feed+json', title: `${title} (JSON)`, href: jsonFeed },
    ],
  };
}

export const jsonLd = (source: JsonLdSource<readonly BlogPostSummary[]>) => [
  webPage('CollectionPage', source),
  blogJsonLd(source.data ?? [], source.publicUrl),
];

export default function BlogPage() {
  const { title, subtitle, archiveLink } = blogTexts.list;
  return (
    <>
      <PageMeta head={head()} />
      <QueryProvider>
        <div className="container-page pt-section-tight pb-section">
          <BlogHead title={title} subtitle={subtitle} />
          <PublishedPosts />
          <p className="mt-10 lg:mt-14">
            <Link
              href={siteMap['blog-archive'].path}
              className={buttonClass('secondary', 'max-sm:w-full')}
            >
              {archiveLink}
            </Link>
          </p>
        </div>
      </QueryProvider>
    </>
  );
}
