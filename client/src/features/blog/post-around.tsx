import { blogTexts } from '#shared/content/blog-texts.ts';
import type { PostSurroundings } from '#shared/contracts/blog.ts';
import { pagePath } from '#shared/site-map.ts';
import { Link } from 'wouter';
import { Icon } from '../../components/ui/icon.tsx';
import { PostLinks } from './post-links.tsx';
import { titleLine } from './title-line.ts';

const { readNext, newer: newerText, older: olderText } = blogTexts.post;

/** The way on from a post: related ones, and its neighbors in the list. */
export function PostAround({ around: { newer, older, related } }: { around: PostSurroundings }) {
  if (!newer && !older && related.length === 0) return null;
  return (
    <nav aria-labelledby="read-next" className="container-page pb-section-tight print:hidden">
      <div className="mx-auto max-w-[40rem] max-[52rem]:not-print:max-w-none">
        <h2 id="read-next" className="text-subheading">
          {readNext}
        </h2>
        <PostLinks posts={related} />
        <div className="mt-6 grid gap-4 sm:grid-cols-2">
          {newer && <Neighbor way="newer" {...newer} />}
          {older && <Neighbor way="older" {...older} />}
        </div>
      </div>
    </nav>
  );
}

interface NeighborProps {
  way: 'newer' | 'older';
  slug: string;
  title: string;
}

function Neighbor({ way, slug, title }: NeighborProps) {
  const isNewer = way === 'newer';
  return (
    <Link
      href={pagePath('blog-post', { slug })}
      rel={isNewer ? 'prev' : 'next'}
      className={`min-w-0 py-2 text-small hover:text-redbud-700 ${isNewer ? '' : 'sm:col-start-2 sm:text-right'}`}
    >
      <span className="inline-flex items-center gap-2 font-semibold text-redbud-700">
        {isNewer && <Icon name="arrow-left" className="size-4" />}
        {isNewer ? newerText : olderText}
        {!isNewer && <Icon name="arrow-right" className="size-4" />}
      </span>
      <span className="block text-balance break-words">{titleLine(title)}</span>
    </Link>
  );
}
