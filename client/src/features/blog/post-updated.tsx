import { blogTexts } from '#shared/content/blog-texts.ts';
import type { BlogPost } from '#shared/contracts/blog.ts';
import { formatDate } from './format-date.ts';
import { postModifiedTime } from './post-meta.ts';

/** The day a post was changed, where that is another day than the one it came out. */
export function PostUpdated({ post }: { post: BlogPost }) {
  const time = postModifiedTime(post);
  const date = time === undefined ? undefined : formatDate(time);
  if (date === undefined || date === formatDate(post.publishedAt ?? '')) return null;
  return (
    <span className="block">
      {blogTexts.post.updated} <time dateTime={time}>{date}</time>
    </span>
  );
}
