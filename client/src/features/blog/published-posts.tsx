import { blogTexts } from '#shared/content/blog-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { cn } from '../../lib/cn.ts';
import { blogQueries } from './blog-queries.ts';
import { PostCard } from './post-card.tsx';
import { PostList } from './post-list.tsx';

/** Rows without holes for up to five cards behind the lead one, in a grid of six columns. */
const SPANS: Record<number, readonly string[]> = {
  1: ['lg:col-span-6'],
  2: ['lg:col-span-3', 'lg:col-span-3'],
  3: ['lg:col-span-2', 'lg:col-span-2', 'lg:col-span-2'],
  4: ['lg:col-span-3', 'lg:col-span-3', 'lg:col-span-3', 'lg:col-span-3'],
  5: ['lg:col-span-3', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-2', 'lg:col-span-2'],
};

/** The newest posts: one lead card, and up to five smaller ones. */
export function PublishedPosts() {
  const query = useQuery(blogQueries.published());
  return (
    <PostList query={query} texts={blogTexts.list}>
      {([lead, ...others]) => (
        <>
          {lead && <PostCard post={lead} layout="lead" />}
          <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:mt-8 lg:grid-cols-6 lg:gap-8">
            {others.map((post, index) => (
              <PostCard
                key={post.id}
                post={post}
                // Two columns on a tablet: an odd last card has a row for itself.
                layout={isOddLast(index, others.length) ? 'last' : 'upright'}
                className={cn(
                  SPANS[others.length]?.[index],
                  isOddLast(index, others.length) && 'sm:max-lg:col-span-2',
                )}
              />
            ))}
          </div>
        </>
      )}
    </PostList>
  );
}

function isOddLast(index: number, count: number): boolean {
  return index === count - 1 && index % 2 === 0;
}
