import { company } from '#shared/content/company.ts';
import { listAddress, type ListPageId, pageNumberOf } from '#shared/page-address.ts';
import type { ListedPage } from '#shared/pages/index.ts';
import { cutAtWord } from '#shared/without-ending.ts';
import { type HeadLink, pageHead, type PageHead } from '../../lib/page/page-head.ts';
import type { HeadSource } from '../../lib/page/page-module.ts';
import type { PostPage } from './blog-queries.ts';

const DESCRIPTION_CHARACTERS = 160;

/** What the head of a page of a list is made of. */
export type ListHeadSource = Pick<
  HeadSource<PostPage>,
  'search' | 'data' | 'hasFailed' | 'publicUrl'
>;

/**
 * What machines read about a page of a list. Each is its own page with its own address, and says where
 * the list goes on. Search engines are led to the first; the posts of the others are in the sitemap.
 */
export function listHead(
  list: ListPageId,
  definition: ListedPage,
  { search, data, hasFailed, publicUrl }: ListHeadSource,
): PageHead {
  const page = pageNumberOf(search);
  const isFirst = page <= 1;
  const { title, description, keywords } = pageHead(definition);
  const link = (rel: HeadLink['rel'], number: number): HeadLink => ({
    rel,
    href: publicUrl + listAddress(list, number),
  });
  return {
    title: isFirst ? title : `${definition.label}, Page ${page} | ${company.name}`,
    description: isFirst
      ? description
      : cutAtWord(`Page ${page}: ${description}`, DESCRIPTION_CHARACTERS),
    keywords,
    canonicalPath: hasFailed ? null : listAddress(list, page),
    isIndexed: isFirst && !hasFailed,
    links: [
      ...(data && page > 1 ? [link('prev', page - 1)] : []),
      ...(data && page < data.pageCount ? [link('next', page + 1)] : []),
    ],
  };
}
