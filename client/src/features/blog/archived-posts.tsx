import { blogTexts } from '#shared/content/blog-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { blogQueries } from './blog-queries.ts';
import { PostCard } from './post-card.tsx';
import { PostList } from './post-list.tsx';

/** Every archived post, one under the other. */
export function ArchivedPosts() {
  const query = useQuery(blogQueries.archived());
  return (
    <PostList query={query} texts={blogTexts.archive}>
      {(posts) => (
        <div className="flex max-w-[60rem] flex-col gap-6">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} layout="wide" />
          ))}
        </div>
      )}
    </PostList>
  );
}
