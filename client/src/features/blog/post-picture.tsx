import type { BlogPostSummary } from '#shared/contracts/blog.ts';
import { cn } from '../../lib/cn.ts';
import { PostBanner } from './post-banner.tsx';
import { PostImage } from './post-image.tsx';

export interface PostPictureProps {
  post: BlogPostSummary;
  className?: string;
  /** The box is not much wider than high. */
  isNarrow?: boolean;
  /** Stands in the first screen. */
  isEarly?: boolean;
}

/** The post's own picture, or its placeholder. */
export function PostPicture({
  post,
  className,
  isNarrow = false,
  isEarly = false,
}: PostPictureProps) {
  return (
    <PostImage
      post={post}
      isLazy={!isEarly}
      className={cn('object-cover', className)}
      fallback={
        <PostBanner postId={post.id} startsAtLeaf={isNarrow} className={cn('block', className)} />
      }
    />
  );
}
