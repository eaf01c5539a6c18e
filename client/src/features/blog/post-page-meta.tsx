import type { BlogPost } from '#shared/contracts/blog.ts';
import { blogPostMetadata } from '#shared/metadata/blog-post.ts';
import { pagePath } from '#shared/site-map.ts';
import { PageMeta } from '../../components/seo/page-meta.tsx';
import { usePageState } from '../../lib/page-state.ts';
import { cleanTitle } from '#shared/blog/clean-title.ts';
import { postArticleData, postMetaDescription, postMetaTitle } from './post-meta.ts';

/**
 * What machines read about a post; without one (loading, missing, failed) a page not to be indexed, and
 * so is a post under a notice, which is a preview.
 */
export function PostPageMeta({ post }: { post: BlogPost | undefined }) {
  const { notice } = usePageState();
  const { title, description, keywords } = blogPostMetadata;
  if (!post) {
    const noPost = { title, description, keywords, canonicalPath: null, isIndexed: false };
    return <PageMeta {...noPost} />;
  }
  const articleData = postArticleData(post);
  const isPreview = notice !== undefined;
  return (
    <PageMeta
      title={postMetaTitle(post.title)}
      description={postMetaDescription(post)}
      keywords={post.tags.join(', ') || keywords}
      canonicalPath={pagePath('blog-post', { slug: post.slug })}
      isIndexed={!isPreview}
      name={cleanTitle(post.title)}
      {...(articleData && { articleData })}
    />
  );
}
