import { company } from '#shared/content/company.ts';
import { sharePicturePath, sharePictureSize } from '#shared/share-picture.ts';
import { pagePath } from '#shared/site-map.ts';
import type { ArticleData, PageHead } from '../components/seo/page-head.ts';

interface ServedHeadProps {
  head: PageHead;
  /** Canonical origin without a trailing slash. */
  publicUrl: string;
}

/**
 * What only readers of the served document look for: the cards that other sites make of a link. The
 * browser never carries it, and takes it away when someone goes on to another page (navigation.ts).
 */
export function ServedHead({ head, publicUrl }: ServedHeadProps) {
  const { title, description, canonicalPath, articleData } = head;
  const picture = publicUrl + sharePicturePath(canonicalPath?.split('?')[0] ?? pagePath('home'));
  const pictureText = `${title}, on a picture of a clinic at night`;
  return (
    <>
      <meta property="og:type" content={articleData ? 'article' : 'website'} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonicalPath !== null && <meta property="og:url" content={publicUrl + canonicalPath} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={pictureText} />
      {articleData && <ArticleTags {...articleData} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={pictureText} />
    </>
  );
}

function ArticleTags({ publishedTime, modifiedTime, author, section, tags }: ArticleData) {
  return (
    <>
      <meta property="article:published_time" content={publishedTime} />
      <meta property="article:modified_time" content={modifiedTime} />
      <meta property="article:author" content={author} />
      <meta property="article:section" content={section} />
      {tags.map((tag, index) => (
        <meta key={index} property="article:tag" content={tag} />
      ))}
    </>
  );
}
