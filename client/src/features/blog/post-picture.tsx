import type { BlogPostSummary } from '#shared/contracts/blog.ts';
import { cn } from '../../lib/cn.ts';
import { picturePath } from './picture-path.ts';
import { PostBanner } from './post-banner.tsx';

export interface PostPictureProps {
  post: BlogPostSummary;
  className?: string;
  /** The box is not much wider than high. */
  isNarrow?: boolean;
}

/** The post's own picture, or its placeholder. Decorative: the title beside it says what it is. */
export function PostPicture({ post, className, isNarrow = false }: PostPictureProps) {
  const path = picturePath(post.featuredImage);
  if (path === undefined)
    return (
      <PostBanner postId={post.id} startsAtLeaf={isNarrow} className={cn('block', className)} />
    );
  return (
    <img
      src={path}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      className={cn('object-cover', className)}
    />
  );
}
