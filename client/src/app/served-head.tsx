import { company } from '#shared/content/company.ts';
import { sharePicturePath, sharePictureSize } from '#shared/share-picture.ts';
import { pagePath } from '#shared/site-map.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type ArticleData, headTags, type PageHead } from '../lib/page/page-head.ts';

/**
 * The head of a served page: what the browser keeps right afterwards (lib/page/use-head.ts), and the
 * cards that other sites make of a link, which the browser takes away when someone goes on
 * (navigation.ts).
 * @param publicUrl canonical origin without a trailing slash
 */
export function servedHead(head: PageHead, publicUrl: string): string {
  return renderToStaticMarkup(
    <>
      {headTags(head, publicUrl).map(({ tag, attributes, text }, index) =>
        createElement(tag, { key: index, ...attributes }, text),
      )}
      <Cards head={head} publicUrl={publicUrl} />
    </>,
  );
}

function Cards({ head, publicUrl }: { head: PageHead; publicUrl: string }) {
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
