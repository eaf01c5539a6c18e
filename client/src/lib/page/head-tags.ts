import { company } from '#shared/content/company.ts';
import { sharePicturePath, sharePictureSize } from '#shared/share-picture.ts';
import type { ArticleData, PageHead } from './page-head.ts';

type Attributes = Record<string, string>;

/** The tags of a head, in the form that <Helmet> takes. */
export interface HeadTags {
  readonly title: string;
  readonly meta: Attributes[];
  readonly link: Attributes[];
}

/**
 * Everything that a page says about itself in the head: to search engines, and for the cards that other
 * sites make of a link.
 * @param publicUrl canonical origin without a trailing slash
 */
export function headTags(head: PageHead, publicUrl: string): HeadTags {
  const { title, description, keywords, canonicalPath, isIndexed, links = [] } = head;
  const canonical = canonicalPath === null ? undefined : publicUrl + canonicalPath;
  return {
    title,
    meta: [
      named('description', description),
      named('keywords', keywords),
      ...(isIndexed ? [] : [named('robots', 'noindex')]),
      ...cardTags(head, publicUrl, canonical),
    ],
    link: [
      ...(canonical === undefined ? [] : [{ rel: 'canonical', href: canonical }]),
      ...links.map((entry) => ({ ...entry })),
    ],
  };
}

/** Open Graph and Twitter. */
function cardTags(head: PageHead, publicUrl: string, canonical: string | undefined): Attributes[] {
  const { title, description, canonicalPath, articleData } = head;
  const picture = publicUrl + sharePicturePath(canonicalPath?.split('?')[0] ?? '/');
  const pictureText = `${title}, on a picture of a clinic at night`;
  return [
    property('og:type', articleData ? 'article' : 'website'),
    property('og:site_name', company.name),
    property('og:locale', 'en_US'),
    property('og:title', title),
    property('og:description', description),
    ...(canonical === undefined ? [] : [property('og:url', canonical)]),
    property('og:image', picture),
    property('og:image:width', String(sharePictureSize.width)),
    property('og:image:height', String(sharePictureSize.height)),
    property('og:image:alt', pictureText),
    ...(articleData ? articleTags(articleData) : []),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', picture),
    named('twitter:image:alt', pictureText),
  ];
}

function articleTags(article: ArticleData): Attributes[] {
  return [
    property('article:published_time', article.publishedTime),
    property('article:modified_time', article.modifiedTime),
    property('article:author', article.author),
    property('article:section', article.section),
    ...article.tags.map((tag) => property('article:tag', tag)),
  ];
}

const named = (name: string, content: string): Attributes => ({ name, content });
const property = (name: string, content: string): Attributes => ({ property: name, content });
