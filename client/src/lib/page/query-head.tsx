import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { usePageState } from '../page-state.ts';
import type { PageHead } from './page-head.ts';
import type { HeadSource, PageQuery } from './page-module.ts';
import { PageMeta } from './page-meta.tsx';

interface QueryHeadProps<Reply, Data> {
  /** What the page shows. */
  query: PageQuery<Reply, Data>;
  /** The page's own. */
  head: (source: Pick<HeadSource<Data>, 'search' | 'data' | 'hasFailed' | 'publicUrl'>) => PageHead;
}

/** Keeps the head of a page right that depends on a query; has its place inside the QueryProvider. */
export function QueryHead<Reply, Data>({
  query: { queryKey, select },
  head,
}: QueryHeadProps<Reply, Data>) {
  const { publicUrl } = usePageState();
  const search = useSearch();
  const { data, isError } = useQuery<Reply, Error, Data>({ queryKey, ...(select && { select }) });
  return <PageMeta head={head({ search, data, hasFailed: isError, publicUrl })} />;
}
