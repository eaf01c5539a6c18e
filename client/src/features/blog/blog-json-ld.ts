import { blogTexts } from '#shared/content/blog-texts.ts';
import type { BlogPost, BlogPostSummary } from '#shared/contracts/blog.ts';
import { pictureAddress } from '#shared/blog/picture-address.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import { pagePath } from '#shared/site-map.ts';
import type { Blog, BlogPosting, ImageObject } from 'schema-dts';
import type { ArticleData } from '../../lib/page/page-head.ts';
import { cleanTitle } from '#shared/blog/clean-title.ts';
import { organization } from '../../lib/json-ld/business.ts';

const postUrl = (slug: string, publicUrl: string) => publicUrl + pagePath('blog-post', { slug });

/** The blog with the posts that its page lists. */
export function blogJsonLd(posts: readonly BlogPostSummary[], publicUrl: string): Blog {
  return {
    '@type': 'Blog',
    name: blogTexts.list.title,
    description: blogTexts.list.subtitle,
    url: publicUrl + pagePath('blog'),
    publisher: organization(publicUrl),
    blogPost: posts.map(({ slug, title, publishedAt }) => ({
      '@type': 'BlogPosting',
      headline: cleanTitle(title),
      url: postUrl(slug, publicUrl),
      ...(publishedAt && { datePublished: publishedAt }),
    })),
  };
}

/** One post; what is known beyond its words is the same that Open Graph says. */
export function postJsonLd(
  post: BlogPost,
  article: ArticleData | undefined,
  publicUrl: string,
): BlogPosting {
  const { slug, title, summary, tags } = post;
  const url = postUrl(slug, publicUrl);
  return {
    '@type': 'BlogPosting',
    headline: cleanTitle(title),
    ...(summary && { description: summary }),
    url,
    mainEntityOfPage: { '@id': url },
    image: picturesOf(post, publicUrl),
    inLanguage: 'en-US',
    author: organization(publicUrl),
    publisher: organization(publicUrl),
    ...(tags.length > 0 && { keywords: tags }),
    ...(article && {
      datePublished: article.publishedTime,
      dateModified: article.modifiedTime,
      articleSection: article.section,
    }),
  };
}

/** The share picture, and the post's own where it has one that its page shows. */
function picturesOf(post: BlogPost, publicUrl: string): string | (string | ImageObject)[] {
  const { slug, featuredImage, featuredImageAlt } = post;
  const share = publicUrl + sharePicturePath(pagePath('blog-post', { slug }));
  const address = pictureAddress(featuredImage);
  if (address === undefined) return share;
  const own: ImageObject = {
    '@type': 'ImageObject',
    url: new URL(address, publicUrl).href,
    ...(featuredImageAlt && { caption: featuredImageAlt }),
  };
  return [share, own];
}
