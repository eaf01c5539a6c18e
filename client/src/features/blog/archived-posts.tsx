import { blogTexts } from '#shared/content/blog-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { errorStatus } from '../../lib/api-error.ts';
import { blogQueries } from './blog-queries.ts';
import { ListPages } from './list-pages.tsx';
import { MissingListPage } from './missing-list-page.tsx';
import { PostCard } from './post-card.tsx';
import { PostList } from './post-list.tsx';

const { pages, missingPage } = blogTexts.archive;

/** A page of the archive, one post under the other. @param page its number, from 1 */
export function ArchivedPosts({ page }: { page: number }) {
  const query = useQuery(blogQueries.archived(page));
  if (errorStatus(query.error) === 404) {
    return <MissingListPage list="blog-archive" text={missingPage} />;
  }
  return (
    <PostList query={query} texts={blogTexts.archive}>
      {({ posts, pageCount }) => (
        <div>
          <div className="flex flex-col gap-6">
            {posts.map((post) => (
              <PostCard key={post.id} post={post} layout="wide" />
            ))}
          </div>
          <ListPages list="blog-archive" label={pages} page={page} pageCount={pageCount} />
        </div>
      )}
    </PostList>
  );
}
