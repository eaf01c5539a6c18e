import { blogTexts } from '#shared/content/blog-texts.ts';
import type { ServiceId } from '#shared/services/index.ts';
import { useQuery } from '@tanstack/react-query';
import { blogQueries } from './blog-queries.ts';
import { PostLinks } from './post-links.tsx';

/** What to read about a service; nothing where no post fits, or none could be had. */
export function PostsForService({ id, className }: { id: ServiceId; className?: string }) {
  const { data: posts = [] } = useQuery(blogQueries.forService(id));
  if (posts.length === 0) return null;
  return (
    <nav aria-labelledby="service-posts" className={className}>
      <h2 id="service-posts" className="text-subheading">
        {blogTexts.forService}
      </h2>
      <PostLinks posts={posts} />
    </nav>
  );
}
