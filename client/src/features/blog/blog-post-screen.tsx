import { blogTexts } from '#shared/content/blog-texts.ts';
import { siteMap } from '#shared/site-map.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useDeferredValue } from 'react';
import { Link } from 'wouter';
import { BackLink } from '../../components/ui/back-link.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Spinner } from '../../components/ui/spinner.tsx';
import { errorStatus } from '../../lib/api-error.ts';
import { cn } from '../../lib/cn.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';
import { usePageState } from '../../lib/page-state.ts';
import { blogQueries } from './blog-queries.ts';
import { NoticeBanner, noticeGround } from './notice-banner.tsx';
import { PostArticle } from './post-article.tsx';
import { PostAround } from './post-around.tsx';
import { PostCallToAction } from './post-call-to-action.tsx';
import { postHead } from './post-head.ts';
import { useFocusWhenLoaded } from './use-focus-when-loaded.ts';

/** One post with all its states: loading, missing, failed, there. */
export function BlogPostScreen({ slug }: { slug: string }) {
  // In slices: a query's news are otherwise drawn in one task, which a press waits for.
  const query = useDeferredValue(useQuery(blogQueries.post(slug)));
  const { data: post, error, refetch } = query;
  // Trying again after an error shows the spinner, as the first try did.
  const isPending = query.isPending || (query.isError && query.isFetching);
  const { notice } = usePageState();
  useFocusWhenLoaded(isPending);
  return (
    <>
      <PageMeta head={postHead(post, notice)} />
      {post && <PostArticle post={post} />}
      {post?.around && <PostAround around={post.around} />}
      {post && <PostCallToAction />}
      {isPending && <PostLoading />}
      {!isPending && !post && (
        <PostMissing text={missingText(error)} onRetry={isGone(error) ? undefined : refetch} />
      )}
    </>
  );
}

/** The post's own heading is still to come; until then the blog's says where one is. */
function PostLoading() {
  return (
    <>
      <h1 className="sr-only">{blogTexts.list.title}</h1>
      <Spinner label={blogTexts.post.loading} className="min-h-[70vh]" />
    </>
  );
}

function missingText(error: Error | null): string {
  return isGone(error) ? blogTexts.post.notFound : blogTexts.post.error;
}

/** The sentence is the page's heading: nothing else stands on this screen. */
function PostMissing({ text, onRetry }: { text: string; onRetry: (() => unknown) | undefined }) {
  return (
    <div className={cn(noticeGround, 'flex min-h-[60vh] items-center')}>
      <NoticeBanner />
      <div className="relative container-page w-full py-section-tight">
        <BackLink href={siteMap.blog.path}>{blogTexts.post.backLink}</BackLink>
        <h1 className="mt-6 text-title sm:w-1/2">
          {/* Where it breaks, it breaks between its sentences first. */}
          {text.split(/(?<=\.)\s/).map((sentence) => (
            <Fragment key={sentence}>
              <span className="inline-block">{sentence}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <div className="mt-8 flex flex-wrap gap-4">
          {onRetry && (
            <button type="button" className={buttonClass('primary')} onClick={() => void onRetry()}>
              {blogTexts.retryButton}
            </button>
          )}
          <Link href={siteMap.blog.path} className={buttonClass(onRetry ? 'secondary' : 'primary')}>
            {blogTexts.post.returnButton}
          </Link>
        </div>
      </div>
    </div>
  );
}

/** Never there, or deleted; so is an answer without a post and without an error. */
function isGone(error: Error | null): boolean {
  const status = error ? errorStatus(error) : 404;
  return status === 404 || status === 410;
}
