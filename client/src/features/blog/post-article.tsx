import { blogTexts } from '#shared/content/blog-texts.ts';
import { pictureAddress } from '#shared/blog/picture-address.ts';
import type { BlogPost } from '#shared/contracts/blog.ts';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { PostActions } from './post-actions.tsx';
import { PostBody } from './post-body.tsx';
import { PostBanner } from './post-banner.tsx';
import { PostHeader } from './post-header.tsx';
import { PostImage } from './post-image.tsx';
import { splitContent } from '#shared/blog/split-content.ts';

/** Hangs into the band of the title, as in a magazine. */
const pictureClass =
  'relative mx-auto -mt-26 mb-10 block aspect-video w-full max-w-[60rem] rounded-card object-cover shadow-raised sm:-mt-36 lg:-mt-42 lg:mb-14';

/** One post, to be read like a magazine page. */
export function PostArticle({ post }: { post: BlogPost }) {
  const hasPicture = pictureAddress(post.featuredImage) !== undefined;
  return (
    <article>
      <PostHeader post={post} isBeforePicture={hasPicture} />
      <div className="container-page pt-10 pb-section-tight lg:pt-16">
        {hasPicture && (
          <PostImage
            post={post}
            className={pictureClass}
            fallback={<PostBanner postId={post.id} className={pictureClass} />}
          />
        )}
        <div className="mx-auto max-w-[40rem] max-[52rem]:max-w-none print:max-w-none">
          {post.blocks ? <PostBody blocks={post.blocks} /> : <PostContent content={post.content} />}
          <footer className="mt-14 flex flex-wrap items-end justify-between gap-6 border-t border-line pt-8">
            <Topics tags={post.tags} />
            <PostActions />
          </footer>
        </div>
      </div>
    </article>
  );
}

function PostContent({ content }: { content: string }) {
  return splitContent(content).map(({ kind, text }, index) =>
    kind === 'heading' ? (
      <h2 key={index} className="mt-12 mb-3 text-subheading break-words">
        {text}
      </h2>
    ) : (
      // Single line breaks are the author's: a list typed with one item a line stays one.
      <p
        key={index}
        className="mt-5 leading-[1.72] break-words supports-[hanging-punctuation:first]:text-wrap whitespace-pre-line first:mt-0 first:text-lead first:leading-[1.6] first:text-ink-950"
      >
        <Unbroken text={text} isEnd />
      </p>
    ),
  );
}

function Topics({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="topics" className="min-w-0">
      <h2 id="topics" className="text-subheading">
        {blogTexts.post.topics}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {tags.map((tag, index) => (
          <li
            key={index}
            className="rounded-full border border-line bg-mist px-4 py-1.5 text-small break-words"
          >
            {tag}
          </li>
        ))}
      </ul>
    </section>
  );
}
