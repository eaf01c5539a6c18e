import { blogTexts } from '#shared/content/blog-texts.ts';
import type { BlogPostSummary } from '#shared/contracts/blog.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Spinner } from '../../components/ui/spinner.tsx';
import { PostNotice } from './post-notice.tsx';

export interface PostListProps {
  query: UseQueryResult<BlogPostSummary[]>;
  texts: { readonly loading: string; readonly error: string; readonly empty: string };
  children: (posts: readonly BlogPostSummary[]) => ReactNode;
}

/** The states every list of posts has: loading, error, empty, and the posts themselves. */
export function PostList({ query, texts, children }: PostListProps) {
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
  if (query.data.length === 0) return <PostNotice text={texts.empty} />;
  return children(query.data);
}
