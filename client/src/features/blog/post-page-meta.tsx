import type { BlogPost } from '#shared/contracts/blog.ts';
import { pagePath, siteMap } from '#shared/site-map.ts';
import { PageMeta } from '../../components/seo/page-meta.tsx';
import { usePageState } from '../../lib/page-state.ts';
import { cleanTitle } from './clean-title.ts';
import { postMetaDescription, postMetaTitle, postStructuredData } from './post-meta.ts';

const trail = [
  { name: siteMap.home.label, url: siteMap.home.path },
  { name: siteMap.blog.label, url: siteMap.blog.path },
];

/** What machines read about a post; without one (loading, missing, failed) a page not to be indexed. */
export function PostPageMeta({ post }: { post: BlogPost | undefined }) {
  const { publicUrl } = usePageState();
  const entry = siteMap['blog-post'];
  if (!post) return <PageMeta {...entry} canonicalPath={null} breadcrumbs={trail} />;
  const path = pagePath('blog-post', { slug: post.slug });
  return (
    <PageMeta
      title={postMetaTitle(post.title)}
      description={postMetaDescription(post)}
      keywords={post.tags.join(', ') || entry.keywords}
      canonicalPath={path}
      breadcrumbs={[...trail, { name: cleanTitle(post.title), url: path }]}
      structuredData={[postStructuredData(post, publicUrl + path, publicUrl)]}
    />
  );
}
