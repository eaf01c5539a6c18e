import { caseStudy } from '#shared/content/case-study.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import { pagePath } from '#shared/site-map.ts';
import type { Article } from 'schema-dts';
import { organization } from '../../lib/json-ld/business.ts';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';

export const jsonLd = (source: JsonLdSource) => [
  webPage('WebPage', source),
  caseStudyArticle(source.publicUrl),
];

function caseStudyArticle(publicUrl: string): Article {
  const path = pagePath('case-study');
  return {
    '@type': 'Article',
    headline: caseStudy.title,
    description: caseStudy.lead,
    url: publicUrl + path,
    mainEntityOfPage: { '@id': publicUrl + path },
    image: publicUrl + sharePicturePath(path),
    inLanguage: 'en-US',
    author: organization(publicUrl),
    publisher: organization(publicUrl),
  };
}
