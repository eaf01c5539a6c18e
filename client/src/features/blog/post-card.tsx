import { blogTexts } from '#shared/content/blog-texts.ts';
import type { BlogPostSummary } from '#shared/contracts/blog.ts';
import { pagePath } from '#shared/site-map.ts';
import { ArrowLink } from '../../components/ui/arrow-link.tsx';
import { cn } from '../../lib/cn.ts';
import { PostDate } from './post-date.tsx';
import { PostPicture } from './post-picture.tsx';
import { shortTag } from './short-tag.ts';
import { titleLine, wholeDates } from './title-line.ts';

/** A card shows this many tags (spec §9). */
const CARD_TAGS = 2;

/**
 * `upright` has its picture above the text. Beside the text it stands in `wide` cards, in a `lead`
 * card on wide screens, with larger type, and in a `last` one that has a row of a tablet for itself.
 */
export type PostCardLayout = 'lead' | 'wide' | 'last' | 'upright';

export interface PostCardProps {
  post: BlogPostSummary;
  layout?: PostCardLayout;
  className?: string;
}

const pictureClass: Record<PostCardLayout, string> = {
  lead: 'lg:w-[58%] lg:aspect-auto',
  wide: 'md:w-2/5 md:aspect-auto',
  last: 'sm:max-lg:w-2/5 sm:max-lg:aspect-auto',
  upright: '',
};

const directionClass: Record<PostCardLayout, string> = {
  lead: 'lg:flex-row',
  wide: 'md:flex-row',
  last: 'sm:max-lg:flex-row',
  upright: '',
};

/** One post in a list. The whole card takes a click; its one link is 'Read more'. */
export function PostCard({ post, layout = 'upright', className }: PostCardProps) {
  const title = titleLine(post.title);
  return (
    <article
      className={cn(
        'group relative flex flex-col overflow-hidden rounded-card border border-line bg-white shadow-card transition-shadow duration-200 ease-out hover:shadow-raised',
        directionClass[layout],
        className,
      )}
    >
      <PostPicture
        post={post}
        isNarrow={layout === 'wide' || layout === 'last'}
        isEarly={layout === 'lead'}
        className={cn('aspect-video w-full shrink-0', pictureClass[layout])}
      />
      <div
        className={cn(
          'flex min-w-0 grow flex-col p-6',
          layout === 'lead' && 'sm:p-8 lg:justify-center lg:p-10',
        )}
      >
        <p className="text-caption font-medium text-ink-600">
          <PostDate publishedAt={post.publishedAt} />
        </p>
        <h2
          className={cn(
            'mt-2 break-words group-hover:text-redbud-700',
            layout === 'lead' ? 'text-heading' : 'text-subheading',
          )}
        >
          {title}
        </h2>
        {post.summary && (
          <p
            className={cn(
              'mt-3 max-w-[34em] break-words text-ink-800 not-supports-[text-wrap:pretty]:text-balance',
              layout === 'lead' && 'text-lead',
            )}
          >
            {wholeDates(post.summary)}
          </p>
        )}
        {/* At the foot of cards of one row, whatever stands above it. */}
        <CardTags tags={post.tags} className={layout === 'lead' ? '' : 'mt-auto'} />
        {/* As far from the card's edge as the date above, without what a finger needs around it. */}
        <p className={cn('-mb-3 pt-3', layout === 'lead' ? 'lg:mt-2' : 'not-[ul+*]:mt-auto')}>
          <ArrowLink href={pagePath('blog-post', { slug: post.slug })} className="covers-card">
            {blogTexts.card.readMore}
            <span className="sr-only">: {title}</span>
          </ArrowLink>
        </p>
      </div>
    </article>
  );
}

function CardTags({ tags, className }: { tags: readonly string[]; className: string }) {
  const shown = tags.slice(0, CARD_TAGS).map(shortTag).filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={blogTexts.post.topics} className={cn('flex flex-wrap gap-2 pt-4', className)}>
      {shown.map((tag, index) => (
        <li key={index} className="rounded-full bg-mist px-3 py-1 text-caption text-ink-600">
          {tag}
        </li>
      ))}
    </ul>
  );
}
