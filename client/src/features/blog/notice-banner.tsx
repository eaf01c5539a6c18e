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

/** The drawing at the right of such a place, never so high that its leaf is cut in half; too much for a phone. */
export function NoticeBanner() {
  return (
    <PostBanner
      postId={OUTLINE}
      startsAtLeaf
      className="absolute inset-y-0 right-0 my-auto hidden h-full max-h-[34vw] w-[46%] [mask-composite:intersect] [mask-image:linear-gradient(to_right,transparent,#000_16%),linear-gradient(transparent,#000_20%,#000_80%,transparent)] sm:block print:hidden"
    />
  );
}
