import type { BlogPost } from '#shared/contracts/blog.ts';
import { blogPostMetadata } from '#shared/metadata/blog-post.ts';
import { pagePath } from '#shared/site-map.ts';
import { PageMeta } from '../../components/seo/page-meta.tsx';
import { cleanTitle } from '#shared/blog/clean-title.ts';
import { postArticleData, postMetaDescription, postMetaTitle } from './post-meta.ts';

/** What machines read about a post; without one (loading, missing, failed) a page not to be indexed. */
export function PostPageMeta({ post }: { post: BlogPost | undefined }) {
  const { title, description, keywords } = blogPostMetadata;
  if (!post) {
    const noPost = { title, description, keywords, canonicalPath: null, isIndexed: false };
    return <PageMeta {...noPost} />;
  }
  const articleData = postArticleData(post);
  return (
    <PageMeta
      title={postMetaTitle(post.title)}
      description={postMetaDescription(post)}
      keywords={post.tags.join(', ') || keywords}
      canonicalPath={pagePath('blog-post', { slug: post.slug })}
      isIndexed
      name={cleanTitle(post.title)}
      {...(articleData && { articleData })}
    />
  );
}
