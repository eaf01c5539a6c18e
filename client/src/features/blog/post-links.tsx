import type { DatedPostLink } from '#shared/contracts/blog.ts';
import { pagePath } from '#shared/site-map.ts';
import { Link } from 'wouter';
import { PostDate } from './post-date.tsx';
import { titleLine } from './title-line.ts';

/** Posts by their titles, each with its date, under hairlines. */
export function PostLinks({ posts }: { posts: readonly DatedPostLink[] }) {
  return (
    <ul className="mt-4 border-t border-line">
      {posts.map(({ slug, title, publishedAt }) => (
        <li key={slug} className="border-b border-line">
          <Link
            href={pagePath('blog-post', { slug })}
            className="block min-h-14 flex-wrap content-center items-baseline justify-between gap-x-6 py-3 text-ink-950 hover:text-redbud-700 sm:flex"
          >
            <span className="block min-w-0 leading-snug font-semibold text-balance break-words">
              {titleLine(title)}
            </span>
            <span className="mt-1 block text-caption text-ink-600">
              <PostDate publishedAt={publishedAt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
