import { blogTexts } from '#shared/content/blog-texts.ts';
import type { BlogPost } from '#shared/contracts/blog.ts';
import { siteMap } from '#shared/site-map.ts';
import { BackLink } from '../../components/ui/back-link.tsx';
import { cn } from '../../lib/cn.ts';
import { placeholderScheme } from './placeholder-scheme.ts';
import { PostBanner } from './post-banner.tsx';
import { PostDate } from './post-date.tsx';
import { formatDate } from './format-date.ts';
import { postModifiedTime } from './post-meta.ts';
import { titleLine } from './title-line.ts';

export interface PostHeaderProps {
  post: BlogPost;
  /** The post's own picture follows, and hangs into this band: then the drawing would be one too many. */
  isBeforePicture: boolean;
}

/** Title and summary on the post's own color, with the drawing of its card beside them, its leaf never cut. */
export function PostHeader({ post, isBeforePicture }: PostHeaderProps) {
  const { hue, ground } = placeholderScheme(post.id);
  const isDark = ground === 'dark';
  return (
    <header
      className={cn(
        hue,
        'relative overflow-hidden print:bg-transparent print:text-ink-950',
        isDark ? 'on-dark bg-hue' : 'bg-hue-soft',
      )}
    >
      {!isBeforePicture && (
        <PostBanner
          postId={post.id}
          startsAtLeaf
          className="block aspect-[2/1] w-full sm:absolute sm:inset-y-0 sm:right-0 sm:my-auto sm:aspect-auto sm:h-full sm:max-h-[56vw] sm:w-[46%] sm:[mask-composite:intersect] sm:[mask-image:linear-gradient(to_right,transparent,#000_16%),linear-gradient(transparent,#000_10%,#000_90%,transparent)] print:hidden"
        />
      )}
      <div
        className={cn(
          'container-page relative pt-8 lg:pt-12',
          isBeforePicture ? 'pb-24 sm:pb-36' : 'pb-10 sm:pb-12 lg:pb-16',
        )}
      >
        <div
          className={
            // Begins where the lines of the text do, below the wider picture.
            isBeforePicture
              ? 'mx-auto max-w-[60rem] print:max-w-none min-[52rem]:not-print:pl-[calc((min(60rem,100%)-40rem)/2)]'
              : 'sm:w-3/5 sm:pr-8 lg:pr-12 print:w-full'
          }
        >
          <BackLink href={siteMap.blog.path}>{blogTexts.post.backLink}</BackLink>
          <p className="mt-6 text-small font-semibold">
            {/* The day last: in the other font its figures are wider, and what follows would move. */}
            {post.category && `${post.category} · `}
            <PostDate publishedAt={post.publishedAt} />
            <PostUpdated post={post} />
          </p>
          <h1 className={cn('mt-2 text-title break-words', isBeforePicture && 'max-w-[14.75em]')}>
            {titleLine(post.title)}
          </h1>
          {post.summary && (
            <p className="mt-5 max-w-[29.5em] text-lead text-balance break-words">{post.summary}</p>
          )}
        </div>
      </div>
    </header>
  );
}

/** The day a post was changed, where that is another day than the one it came out. */
function PostUpdated({ post }: { post: BlogPost }) {
  const time = postModifiedTime(post);
  const date = time === undefined ? undefined : formatDate(time);
  if (date === undefined || date === formatDate(post.publishedAt ?? '')) return null;
  return (
    <span className="block">
      {blogTexts.post.updated} <time dateTime={time}>{date}</time>
    </span>
  );
}
