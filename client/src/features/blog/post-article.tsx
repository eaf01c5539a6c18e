import { blogTexts } from '#shared/content/blog-texts.ts';
import type { BlogPost } from '#shared/contracts/blog.ts';
import { cleanTitle } from './clean-title.ts';
import { picturePath } from './picture-path.ts';
import { placeholderScheme } from './placeholder-scheme.ts';
import { cn } from '../../lib/cn.ts';
import { PostBackLink } from './post-back-link.tsx';
import { PostBanner } from './post-banner.tsx';
import { PostDate } from './post-date.tsx';
import { splitContent } from './split-content.ts';

/** One post, to be read like a magazine page. */
export function PostArticle({ post }: { post: BlogPost }) {
  const picture = picturePath(post.featuredImage);
  return (
    <article>
      <header className={cn(placeholderScheme(post.id).hue, 'bg-hue-soft print:bg-transparent')}>
        <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-16">
          <PostBackLink />
          <p className="mt-8 text-small font-semibold text-hue">
            <PostDate publishedAt={post.publishedAt} />
          </p>
          <h1 className="mt-3 max-w-[22ch] text-title break-words">{cleanTitle(post.title)}</h1>
          {post.summary && (
            <p className="mt-6 max-w-[48ch] font-heading text-lead break-words text-ink-800">
              {post.summary}
            </p>
          )}
        </div>
      </header>
      <div className="container-page">
        {picture ? (
          <img
            src={picture}
            alt=""
            width={1280}
            height={720}
            className="mt-10 aspect-video w-full max-w-[60rem] rounded-card object-cover"
          />
        ) : (
          <PostBanner postId={post.id} className="hidden" />
        )}
        <div className="max-w-narrow py-10 lg:py-14">
          {splitContent(post.content).map(({ kind, text }, index) =>
            kind === 'heading' ? (
              <h2 key={index} className="mt-10 mb-3 text-subheading break-words">
                {text}
              </h2>
            ) : (
              <p key={index} className="mt-5 leading-[1.7] break-words whitespace-pre-line">
                {text}
              </p>
            ),
          )}
          <Topics tags={post.tags} />
        </div>
      </div>
    </article>
  );
}

function Topics({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="topics" className="mt-12 border-t border-line pt-8">
      <h2 id="topics" className="text-subheading">
        {blogTexts.post.topics}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {tags.map((tag, index) => (
          <li key={index} className="rounded-full bg-mist px-4 py-1.5 text-small text-ink-800">
            {tag}
          </li>
        ))}
      </ul>
    </section>
  );
}
