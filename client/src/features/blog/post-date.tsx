import { blogTexts } from '#shared/content/blog-texts.ts';
import { formatDate } from './format-date.ts';

/** When a post came out, or 'Scheduled' where it has no publish date. */
export function PostDate({ publishedAt }: { publishedAt: string | null }) {
  const date = publishedAt === null ? undefined : formatDate(publishedAt);
  if (publishedAt === null || date === undefined) return <span>{blogTexts.card.scheduled}</span>;
  return <time dateTime={publishedAt}>{date}</time>;
}
