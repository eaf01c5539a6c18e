import { cn } from '../../lib/cn.ts';
import { PostBanner } from './post-banner.tsx';
import { placeholderScheme } from './placeholder-scheme.ts';

/** Its drawing is an outline: a post that is not there. */
const OUTLINE = 3;

/** The ground of what stands in the place of posts, to be given to the element around it. */
export const noticeGround = cn(
  placeholderScheme(OUTLINE).hue,
  'relative overflow-hidden bg-hue-soft',
);

/** The drawing at the right of such a place; too much for a phone. */
export function NoticeBanner() {
  return (
    <PostBanner
      postId={OUTLINE}
      startsAtLeaf
      className="absolute inset-y-0 right-0 hidden h-full w-[46%] [mask-image:linear-gradient(to_right,transparent,#000_16%)] sm:block print:hidden"
    />
  );
}
