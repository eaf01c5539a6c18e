import { company } from '#shared/content/company.ts';
import type { PageMetadata } from '#shared/metadata/types.ts';
import { listAddress, type ListPageId } from '#shared/page-address.ts';
import { siteMap } from '#shared/site-map.ts';
import { useQuery } from '@tanstack/react-query';
import { PageMeta } from '../../components/seo/page-meta.tsx';
import { cutAtWord } from '../../lib/cut-at-word.ts';
import { usePageState } from '../../lib/page-state.ts';
import { blogQueries } from './blog-queries.ts';

const DESCRIPTION_CHARACTERS = 160;

/** What each list loads. */
const queryOf = {
  'blog-archive': blogQueries.archived,
  sitemap: blogQueries.allPublished,
} as const satisfies Record<ListPageId, unknown>;

export interface ListPageMetaProps {
  metadata: PageMetadata<ListPageId>;
  /** From 1; 0 for a number that is none. */
  page: number;
}

/**
 * What machines read about a page of a list. Each is its own page with its own address, and says where
 * the list goes on. Search engines are led to the first; the posts of the others stand in the sitemap.
 */
export function ListPageMeta({ metadata, page }: ListPageMetaProps) {
  const { publicUrl } = usePageState();
  const { page: list, title, description, keywords } = metadata;
  const { data, isError } = useQuery(queryOf[list](page));
  const isFirst = page <= 1;
  return (
    <>
      <PageMeta
        title={isFirst ? title : `${siteMap[list].label}, Page ${page} | ${company.name}`}
        description={
          isFirst ? description : cutAtWord(`Page ${page}: ${description}`, DESCRIPTION_CHARACTERS)
        }
        keywords={keywords}
        canonicalPath={isError ? null : listAddress(list, page)}
        isIndexed={isFirst && !isError}
      />
      {data && page > 1 && <link rel="prev" href={publicUrl + listAddress(list, page - 1)} />}
      {data && page < data.pageCount && (
        <link rel="next" href={publicUrl + listAddress(list, page + 1)} />
      )}
    </>
  );
}
