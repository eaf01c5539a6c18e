import { cleanTitle } from '#shared/blog/clean-title.ts';
import type { BlogPost } from '#shared/contracts/blog.ts';
import { blogPost } from '#shared/pages/blog-post.ts';
import { pagePath } from '#shared/site-map.ts';
import { pageHead, type PageHead } from '../../lib/page/page-head.ts';
import { postArticleData, postMetaDescription, postMetaTitle } from './post-meta.ts';

/**
 * What machines read about a post; without one (loading, missing, failed) a page not to be indexed, and
 * so is a post under a notice, which is a preview.
 */
export function postHead(post: BlogPost | undefined, notice: string | undefined): PageHead {
  if (!post) return pageHead(blogPost);
  const articleData = postArticleData(post);
  return {
    title: postMetaTitle(post.title),
    description: postMetaDescription(post),
    keywords: post.tags.join(', ') || blogPost.keywords,
    canonicalPath: pagePath('blog-post', { slug: post.slug }),
    isIndexed: notice === undefined,
    name: cleanTitle(post.title),
    ...(articleData && { articleData }),
  };
}
