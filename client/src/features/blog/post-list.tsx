import { blogTexts } from '#shared/content/blog-texts.ts';
import type { BlogPostSummary } from '#shared/contracts/blog.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Spinner } from '../../components/ui/spinner.tsx';
import { PostNotice } from './post-notice.tsx';

export interface PostListProps<List> {
  query: UseQueryResult<List>;
  texts: { readonly loading: string; readonly error: string; readonly empty: string };
  children: (list: List) => ReactNode;
}

/** A whole list, or a page of one. */
type Posts = readonly BlogPostSummary[] | { readonly posts: readonly BlogPostSummary[] };

/** The states every list of posts has: loading, error, empty, and the posts themselves. */
export function PostList<List extends Posts>({
  query: latest,
  texts,
  children,
}: PostListProps<List>) {
  // In slices: a query's news are otherwise drawn in one task, which a press waits for.
  const query = useDeferredValue(latest);
  // Trying again after an error shows the spinner, as the first try did.
  if (query.isPending || (query.isError && query.isFetching)) {
    return <Spinner label={texts.loading} className="min-h-96" />;
  }
  if (query.isError) {
    return (
      <PostNotice text={texts.error} role="alert">
        <button
          type="button"
          className={buttonClass('secondary')}
          onClick={() => void query.refetch()}
        >
          {blogTexts.retryButton}
        </button>
      </PostNotice>
    );
  }
  if (isEmpty(query.data)) return <PostNotice text={texts.empty} />;
  return children(query.data);
}

function isEmpty(list: Posts): boolean {
  return ('posts' in list ? list.posts : list).length === 0;
}
