import { blogTexts } from '#shared/content/blog-texts.ts';
import { archiveAddress } from '#shared/page-address.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { buttonClass } from '../../components/ui/button-class.ts';
import { errorStatus } from '../../lib/api-error.ts';
import { ArchivePages } from './archive-pages.tsx';
import { blogQueries } from './blog-queries.ts';
import { PostCard } from './post-card.tsx';
import { PostList } from './post-list.tsx';
import { PostNotice } from './post-notice.tsx';

/** A page of the archive, one post under the other. @param page its number, from 1 */
export function ArchivedPosts({ page }: { page: number }) {
  const query = useQuery(blogQueries.archived(page));
  if (errorStatus(query.error) === 404) return <MissingPage />;
  return (
    <PostList query={query} texts={blogTexts.archive}>
      {({ posts, pageCount }) => (
        <div className="max-w-[60rem]">
          <div className="flex flex-col gap-6">
            {posts.map((post) => (
              <PostCard key={post.id} post={post} layout="wide" />
            ))}
          </div>
          <ArchivePages page={page} pageCount={pageCount} />
        </div>
      )}
    </PostList>
  );
}

function MissingPage() {
  const { missingPage, firstPageLink } = blogTexts.archive;
  return (
    <PostNotice text={missingPage}>
      <Link href={archiveAddress(1)} className={buttonClass('secondary')}>
        {firstPageLink}
      </Link>
    </PostNotice>
  );
}
