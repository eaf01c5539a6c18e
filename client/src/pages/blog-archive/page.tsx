import { blogTexts } from '#shared/content/blog-texts.ts';
import { pageNumberOf } from '#shared/page-address.ts';
import { blogArchive as definition } from '#shared/pages/blog-archive.ts';
import { siteMap } from '#shared/site-map.ts';
import { useSearch } from 'wouter';
import { BackLink } from '../../components/ui/back-link.tsx';
import { ArchivedPosts } from '../../features/blog/archived-posts.tsx';
import { BlogHead } from '../../features/blog/blog-head.tsx';
import { blogQueries } from '../../features/blog/blog-queries.ts';
import { listHead, type ListHeadSource } from '../../features/blog/list-head.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';
import type { JsonLdSource, LoadSource } from '../../lib/page/page-module.ts';
import { QueryHead } from '../../lib/page/query-head.tsx';
import { QueryProvider } from '../../lib/query-provider.tsx';

export const load = ({ search, read }: LoadSource) => read(pageQuery(search));

export const head = (source: ListHeadSource) => listHead('blog-archive', definition, source);

export const jsonLd = (source: JsonLdSource) => [webPage('CollectionPage', source)];

const pageQuery = (search: string) => blogQueries.archived(pageNumberOf(search));

export default function BlogArchivePage() {
  const { title, subtitle, backLink } = blogTexts.archive;
  const search = useSearch();
  const page = pageNumberOf(search);
  return (
    <QueryProvider>
      <QueryHead query={pageQuery(search)} head={head} />
      <div className="container-page pt-8 pb-section lg:pt-12">
        <BlogHead title={title} subtitle={subtitle}>
          <div className="mb-6">
            <BackLink href={siteMap.blog.path}>{backLink}</BackLink>
          </div>
        </BlogHead>
        <ArchivedPosts page={page} />
      </div>
    </QueryProvider>
  );
}
