import { blogTexts } from '#shared/content/blog-texts.ts';
import { pagePath } from '#shared/site-map.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { blogQueries } from './blog-queries.ts';
import { cleanTitle } from '#shared/blog/clean-title.ts';
import { PostList } from './post-list.tsx';

/** Every current post by its title, those included that /blog shows no more. */
export function ArticleIndex() {
  const query = useQuery(blogQueries.allPublished());
  return (
    <PostList query={query} texts={blogTexts.list}>
      {(posts) => (
        <ul className="grid gap-x-10 md:grid-cols-2">
          {posts.map(({ id, slug, title }) => (
            <li key={id} className="border-b border-line">
              <Link
                href={pagePath('blog-post', { slug })}
                className="flex min-h-12 items-center py-2 break-words text-ink-950 hover:text-redbud-700"
              >
                {cleanTitle(title)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PostList>
  );
}
