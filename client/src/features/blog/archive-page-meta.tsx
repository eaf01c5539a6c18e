import { company } from '#shared/content/company.ts';
import { blogArchiveMetadata } from '#shared/metadata/blog-archive.ts';
import { archiveAddress } from '#shared/page-address.ts';
import { siteMap } from '#shared/site-map.ts';
import { useQuery } from '@tanstack/react-query';
import { PageMeta } from '../../components/seo/page-meta.tsx';
import { usePageState } from '../../lib/page-state.ts';
import { blogQueries } from './blog-queries.ts';
import { cutAtWord } from './post-meta.ts';

const DESCRIPTION_CHARACTERS = 160;

/**
 * What machines read about a page of the archive. Each is its own page with its own address, and
 * says where the list goes on. Search engines are led to the first; the posts of the others stand in
 * the sitemap.
 */
export function ArchivePageMeta({ page }: { page: number }) {
  const { publicUrl } = usePageState();
  const { data, isError } = useQuery(blogQueries.archived(page));
  const { title, description, keywords } = blogArchiveMetadata;
  const isFirst = page <= 1;
  return (
    <>
      <PageMeta
        title={
          isFirst ? title : `${siteMap['blog-archive'].label}, Page ${page} | ${company.brand} Blog`
        }
        description={
          isFirst ? description : cutAtWord(`Page ${page}: ${description}`, DESCRIPTION_CHARACTERS)
        }
        keywords={keywords}
        canonicalPath={isError ? null : archiveAddress(page)}
        isIndexed={isFirst && !isError}
      />
      {data && page > 1 && <link rel="prev" href={publicUrl + archiveAddress(page - 1)} />}
      {data && page < data.pageCount && (
        <link rel="next" href={publicUrl + archiveAddress(page + 1)} />
      )}
    </>
  );
}
