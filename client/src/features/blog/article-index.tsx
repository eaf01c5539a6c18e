import { blogTexts } from '#shared/content/blog-texts.ts';
import { pagePath } from '#shared/site-map.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { errorStatus } from '../../lib/api-error.ts';
import { blogQueries } from './blog-queries.ts';
import { ListPages } from './list-pages.tsx';
import { MissingListPage } from './missing-list-page.tsx';
import { PostList } from './post-list.tsx';
import { titleLine } from './title-line.ts';

const { pages, missingPage } = blogTexts.index;

/**
 * A page of the current posts by their titles, those included that /blog shows no more: every post
 * can be reached by links. @param page its number, from 1
 */
export function ArticleIndex({ page }: { page: number }) {
  const query = useQuery(blogQueries.allPublished(page));
  if (errorStatus(query.error) === 404)
    return <MissingListPage list="sitemap" text={missingPage} />;
  return (
    <PostList query={query} texts={blogTexts.index}>
      {({ posts, pageCount }) => (
        <>
          <ul className="grid gap-x-10 md:grid-cols-2">
            {posts.map(({ id, slug, title }) => (
              <li key={id} className="border-b border-line">
                <Link
                  href={pagePath('blog-post', { slug })}
                  className="flex h-full min-h-12 items-baseline py-2.5 text-balance break-words text-ink-950 hover:text-redbud-700"
                >
                  {titleLine(title)}
                </Link>
              </li>
            ))}
          </ul>
          <ListPages list="sitemap" label={pages} page={page} pageCount={pageCount} />
        </>
      )}
    </PostList>
  );
}
